import { say } from 'words:event-question'
import type { EventPage } from '@callofcode/contract/event/event'
import type { Question } from '@callofcode/contract/event/question'
import { readAnswer } from '@callofcode/contract/event/question-answer'
import { setEventAnswers } from '@callofcode/contract/event/questions'
import { registerForEvent } from '@callofcode/contract/event/registration'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { noteSaidAtField } from '../../../platform/feedback/failures.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { told } from '../../../platform/language/told.ts'
import { Dialog } from '../../../platform/overlay/dialog.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { memberStore } from '../../../platform/storage/local-store.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { questionsOf, refreshEvent } from '../event-queries.ts'
import { isFull } from '../seats.ts'
import { AnswerInput } from './answer-input.tsx'

type Values = Readonly<Record<string, string>>
/** The key has the prefix of all drafts, so that a sign-out deletes it. */
const keptAnswers = memberStore<Values>((memberId, place) => `draft:${memberId}:answers:${place}`)

interface DialogProps {
  event: EventPage
  isRegistered: boolean
  onClose: () => void
}

/** Asks what the event wants to know, before a seat is taken or later. */
export function AnswerDialog({ event, isRegistered, onClose }: DialogProps) {
  const { data: session } = useSession()
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...questionsOf(event._id),
    refetchOnMount: 'always',
  })
  return (
    <Dialog open onOpenChange={onClose} title={isRegistered ? say('yourAnswers') : say('questions')}>
      <p className="card-title">{event.title}</p>
      {data && isFetchedAfterMount && session ? (
        <AnswerForm
          event={event}
          memberId={session.id}
          isRegistered={isRegistered}
          questions={data.data.questions}
          before={Object.fromEntries(data.data.answers.map(({ question, value }) => [question, value]))}
          onClose={onClose}
        />
      ) : isError ? (
        <LoadFailed title={say('questionsFailed')} retry={() => void refetch()} />
      ) : (
        <Loading words={say('loadingQuestions')}>
          <Skeleton size="control" />
        </Loading>
      )}
    </Dialog>
  )
}

interface FormProps extends DialogProps {
  memberId: string
  questions: readonly Question[]
  before: Values
}

function AnswerForm({ event, memberId, isRegistered, questions, before, onClose }: FormProps) {
  const [typed, setTyped] = useState<Values>(() => keptAnswers.get(memberId, event._id) ?? {})
  const [faults, setFaults] = useState<Values>({})
  const send = useSendAnswers(event, isRegistered, setFaults, () => {
    keptAnswers.remove(memberId, event._id)
    onClose()
  })
  const shownOf = (id: string) => typed[id] ?? before[id] ?? ''
  const change = (id: string, value: string) => {
    const next = { ...typed, [id]: value }
    setTyped(next)
    keptAnswers.save(memberId, event._id, next)
  }
  const submit = () => {
    const wrong = questions.flatMap((question) => {
      const { fault } = { fault: undefined, ...readAnswer(question, shownOf(question._id)) }
      return fault ? [[question._id, told(fault)] as const] : []
    })
    setFaults(Object.fromEntries(wrong))
    if (wrong.length === 0) send.mutate(questions.map(({ _id }) => ({ question: _id, value: shownOf(_id) })))
  }
  const take = isFull(event) ? say('joinWaitingList') : say('register')
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        submit()
      }}
    >
      {questions.map((question) => (
        <AnswerInput
          key={question._id}
          question={question}
          value={shownOf(question._id)}
          error={faults[question._id]}
          onChange={(value) => change(question._id, value)}
        />
      ))}
      <p className="hint">{say('whoReads')}</p>
      <div className="row-btns">
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" variant="primary" busy={send.isPending && say('saving')}>
          {isRegistered ? say('saveAnswers') : take}
        </Button>
      </div>
    </form>
  )
}

/** Registers with the answers, or changes them. The questions are read again where they are not the same any more. */
function useSendAnswers(
  event: EventPage,
  isRegistered: boolean,
  setFaults: (faults: Values) => void,
  onDone: () => void,
) {
  const client = useQueryClient()
  const params = { id: event._id }
  return useMutation({
    mutationFn: async (answers: { question: string; value: string }[]) =>
      isRegistered
        ? call(setEventAnswers, { params, body: { answers } })
        : call(registerForEvent, { params, body: { waitingList: isFull(event), answers } }),
    meta: { stay: true },
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone()
    },
    onError: (error, answers) => {
      if (!(error instanceof CallError)) return
      setFaults(error.errors)
      const isShown = (id: string) => answers.some(({ question }) => question === id)
      if (Object.keys(error.errors).length > 0 && Object.keys(error.errors).every(isShown))
        noteSaidAtField(error)
    },
    onSettled: () => refreshEvent(client, event._id),
  })
}
