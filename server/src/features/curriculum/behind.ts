/** What the club adds stands behind what is shipped, also behind what later versions ship, until the club orders it. */
export const BEHIND = 1_000_000
