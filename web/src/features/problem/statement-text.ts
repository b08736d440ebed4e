import './statement-text.css'

/** The class of a rendered statement, for the place where one is written. */
export const statementText = 'statement-text'
