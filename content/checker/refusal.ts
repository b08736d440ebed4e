/** An error shown to the person at the terminal without a stack. */
export class Refusal extends Error {}
