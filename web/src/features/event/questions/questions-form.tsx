import { say } from 'words:event-question'
import type { EventPage } from '@callofcode/contract/event/event'
import type { CountedQuestion } from '@callofcode/contract/event/questions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '../../../platform/feedback/notice.tsx'
import { Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../../platform/overlay/dialog.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { answerCountsOf } from '../event-queries.ts'
import { ChooseDates, useFollowing } from '../series/choose-dates.tsx'
import { QuestionRows } from './question-rows.tsx'
import { type QuestionRow, rowsOf } from './typed-questions.ts'
import { useSaveQuestions } from './use-save-questions.ts'

interface Kept {
  readonly rows: readonly QuestionRow[]
  /** The version of the questions that these began with. */
  readonly version: number
}
/** The key has the prefix of all drafts, so that a sign-out deletes it. */
const keptQuestions = memberStore<Kept>((memberId, place) => `draft:${memberId}:questions:${place}`)

/** Edits what an event asks of those who register. */
export function QuestionsForm({ event }: { event: EventPage }) {
  const { data: session } = useSession()
  const { data, isError, refetch } = useQuery({ ...answerCountsOf(event._id), refetchOnMount: 'always' })
  if (!data && isError) return <LoadFailed title={say('questionsFailed')} retry={() => void refetch()} />
  if (!data || !session) return <Skeleton size="block" />
  return <Form event={event} memberId={session.id} stored={data.data} />
}

interface FormProps {
  event: EventPage
  memberId: string
  stored: { questions: readonly CountedQuestion[]; version: number }
}

function Form({ event, memberId, stored }: FormProps) {
  useFocusWhenGone('event-title')
  const [{ rows, version }, setTyped] = useState<Kept>(
    () =>
      keptQuestions.get(memberId, event._id) ?? { rows: rowsOf(stored.questions), version: stored.version },
  )
  const [all, setAll] = useState(false)
  const following = useFollowing(event)
  const type = (next: Kept) => {
    setTyped(next)
    keptQuestions.save(memberId, event._id, next)
  }
  const save = useSaveQuestions({
    event,
    following: all,
    version,
    forget: () => keptQuestions.remove(memberId, event._id),
  })
  const showTheirs = () => {
    save.clear()
    keptQuestions.remove(memberId, event._id)
    setTyped({ rows: rowsOf(stored.questions), version: stored.version })
  }
  const answersTo = ({ _id }: QuestionRow) => stored.questions.find((one) => one._id === _id)?.answers ?? 0
  const { lost, kept } = save.effect ?? { lost: [], kept: 0 }
  return (
    <form
      className="form rows-form"
      method="post"
      noValidate
      aria-labelledby="edit-event-title"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        save.begin(rows)
      }}
    >
      {following.length > 0 && (
        <ChooseDates
          event={event}
          following={following}
          act={say('whatToAsk')}
          all={all}
          onChoose={setAll}
          what={say('askSeriesHint')}
        />
      )}
      <QuestionRows
        rows={rows}
        error={save.faults.questions}
        faultOf={(at, field) => save.faults[`questions.${at}.${field}`]}
        answersTo={answersTo}
        onChange={(next) => type({ rows: next, version })}
      />
      {save.isStale && (
        <Notice tone="warning" role="status">
          {say('staleNow', {
            questions: stored.questions.map(({ name }) => name).join(' · ') || say('noQuestions'),
          })}{' '}
          <Button size="dense" onClick={showTheirs}>
            {say('showTheirs')}
          </Button>{' '}
          <Button
            size="dense"
            onClick={() => {
              save.clear()
              type({ rows, version: stored.version })
            }}
          >
            {say('keepMine')}
          </Button>
        </Notice>
      )}
      <div className="row-btns">
        <Button type="submit" variant="primary" size="big" busy={save.isPending && say('saving')}>
          {say('saveQuestions')}
        </Button>
        <Button size="big" onClick={save.leave}>
          {say('cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={save.effect !== undefined}
        onOpenChange={save.clear}
        title={say('saveQuestions')}
        question={say('losesAnswers', { count: lost.reduce((sum, { answers }) => sum + answers, 0) })}
        keep={say('keepAnswers')}
        busy={save.isPending && say('saving')}
        onConfirm={() => save.confirm(rows)}
      >
        {lost.map(({ name, answers }) => say('lostAnswers', { name, answers })).join(' ')}{' '}
        {say('keptAnswers', { count: kept })}
      </ConfirmDialog>
    </form>
  )
}
