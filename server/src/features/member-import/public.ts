// The part of imports for other features: what is forgotten after a day.

export { forgetImports } from './journal-store.ts'
