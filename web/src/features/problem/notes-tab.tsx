import type { ProblemPage } from '@callofcode/contract/problem/problem'
import { useSession } from '../../platform/session/session.ts'
import { StarButton, useMarks } from '../curriculum/public.ts'
import { NoteField } from '../note/public.ts'
import { OwnListChoice } from '../question-list/public.ts'

type Noted = Pick<ProblemPage, 'slug' | 'title' | 'questionId'>

/** Shows the member's star, lists and notes for the problem and its question in the tracker. */
export function NotesTab({ problem: { slug, title, questionId } }: { problem: Noted }) {
  const { data: session } = useSession()
  const marks = useMarks()
  return (
    <>
      {session?.role && questionId !== null && (
        <div className="row-btns">
          <StarButton
            questionId={questionId}
            name={title}
            starred={marks?.starred.has(questionId) ?? false}
          />
          <OwnListChoice questionId={questionId} name={title} />
        </div>
      )}
      <NoteField place={`note:${slug}`} />
    </>
  )
}
