/** Why a command cannot do what was asked, for the person at the terminal. */
export class Refusal extends Error {}
