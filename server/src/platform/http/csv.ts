/** The browser makes files of what it shows by the same rules. */
export { cellOf, csvFile, csvRows, valueOfCell } from '@callofcode/contract/site/csv'
