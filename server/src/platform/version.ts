/** As in package.json (tested). Between two releases it is that of the next one, with `-dev`. */
export const VERSION = '0.3.0-dev'
