// How a statement looks.
export { statementText } from './statement-text.ts'
