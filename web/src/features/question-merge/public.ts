// What became of ticks where questions were merged or split.

export { QuestionHistory } from './later-history.tsx'
