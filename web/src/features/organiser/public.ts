// The desk, where organisers begin, for the pages that lead to it.

export { DeskLine } from './desk-line.tsx'
export { loadDeskLine } from './organiser-queries.ts'
