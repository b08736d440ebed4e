// Derives from the text of a solution how it works, without running it.
export { readShape } from './read-shape.ts'
