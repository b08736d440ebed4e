/** As in package.json (tested). Between two releases it is that of the one before. */
export const VERSION = '0.2.0'
