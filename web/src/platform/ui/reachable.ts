/** Spread on a box that scrolls (a table, code), so that the keyboard can scroll it too. Name the box as well. */
export const reachable = { tabIndex: 0 } as const
