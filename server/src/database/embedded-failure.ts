/** Why our own PostgreSQL cannot be used, in one line that says what is to be done. A stack would only hide it. */
export class EmbeddedFailure extends Error {}
