// Two accounts of one person, for admins.

export { DuplicateChoice } from './duplicate-choice.tsx'
