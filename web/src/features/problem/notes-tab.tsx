import type { ProblemPage } from '@callofcode/contract/problem'
import { NoteField } from '../note/public.ts'

/** The member's own notes on the problem: those of its question in the tracker too. */
export const NotesTab = ({ problem: { slug } }: { problem: Pick<ProblemPage, 'slug'> }) => (
  <NoteField place={`note:${slug}`} />
)
