// What the text of a solution says of how it works, without running it.
export { readShape } from './read-shape.ts'
