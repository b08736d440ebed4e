import './statement-text.css'

/** The class of a rendered statement, for the editor of statements. */
export const statementText = 'statement-text'
