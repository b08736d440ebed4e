/** Whether all of the judge's tests have passed with every file as it is now. */
export function isProven(): boolean
export function prove(): void
