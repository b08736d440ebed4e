/** Props for a box that scrolls (a table, code), so that the keyboard can scroll it too. The box also needs a name. */
export const reachable = { tabIndex: 0 } as const
