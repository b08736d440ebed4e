import type { AnswerOf } from '@callofcode/contract/endpoint'
import type { EventPage } from '@callofcode/contract/event/event'
import { checkEventQuestions, setEventQuestions } from '@callofcode/contract/event/questions'
import { changedQuestions } from '@callofcode/contract/schemas/event/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError, call } from '../../../platform/api/client.ts'
import { noteSaidAtField } from '../../../platform/feedback/failures.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { checkTyped } from '../../../platform/form/rules.ts'
import { paths } from '../../../platform/paths.ts'
import { refreshEvent } from '../event-queries.ts'
import { givenOf, type QuestionRow } from './typed-questions.ts'

interface Given {
  readonly event: EventPage
  /** Also asks it at the dates that follow. */
  readonly following: boolean
  readonly version: number
  /** Forgets what was kept on the device. */
  readonly forget: () => void
}
type Faults = Readonly<Record<string, string | undefined>>
type Effect = AnswerOf<typeof checkEventQuestions>['data']

/** Saves the questions of an event. What would delete answers is shown first. */
export function useSaveQuestions({ event, following, version, forget }: Given) {
  const params = { id: event._id }
  const client = useQueryClient()
  const navigate = useNavigate()
  const [faults, setFaults] = useState<Faults>({})
  const [effect, setEffect] = useState<Effect>()
  const [isStale, setStale] = useState(false)
  const clear = () => {
    setEffect(undefined)
    setStale(false)
  }
  const leave = () => {
    forget()
    return navigate({ to: paths.event(event._id) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rows, agreed }: { rows: readonly QuestionRow[]; agreed?: Effect | undefined }) => {
      const body = { questions: rows.map(givenOf), following }
      const would = agreed ?? (await call(checkEventQuestions, { params, body })).data
      if (!agreed && would.lost.length > 0) return { would }
      const loses = would.lost.reduce((sum, { answers }) => sum + answers, 0)
      return call(setEventQuestions, { params, body: { ...body, loses } }, { basedOn: `${version}` })
    },
    meta: { stay: true },
    onSuccess: async (done) => {
      if ('would' in done) return setEffect(done.would)
      setEffect(undefined)
      toast.success(done.message)
      await refreshEvent(client, event._id)
      await leave()
    },
    onError: async (error) => {
      setEffect(undefined)
      if (!(error instanceof CallError)) return
      setFaults(error.errors)
      if (Object.keys(error.errors).length > 0) noteSaidAtField(error)
      if (error.status !== 412) return
      await refreshEvent(client, event._id)
      setStale(true)
    },
  })
  const begin = (rows: readonly QuestionRow[]) => {
    clear()
    const checked = checkTyped(changedQuestions, { questions: rows.map(givenOf), following })
    const issues = checked.error?.issues ?? []
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))
    if (checked.success) mutate({ rows })
  }
  return {
    faults,
    effect,
    isStale,
    isPending,
    begin,
    confirm: (rows: readonly QuestionRow[]) => mutate({ rows, agreed: effect }),
    clear,
    leave,
  }
}
