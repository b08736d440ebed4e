// Shows what happened to ticks when questions were merged or split.

export { QuestionHistory } from './later-history.tsx'
