/** How long the cache keeps a call that held a password or a token, once its form is gone: not at all. */
export const FORGOTTEN = 0
