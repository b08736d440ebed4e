/** The version in package.json (tested). Between two releases it is the next one's, with `-dev`. */
export const VERSION = '0.3.0-dev'
