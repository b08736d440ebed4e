import { eventMessages } from '@callofcode/contract/event/event'
import { questionMessages } from '@callofcode/contract/event/question-answer'
import {
  checkEventQuestions,
  countEventAnswers,
  getEventQuestions,
  setEventAnswers,
  setEventQuestions,
} from '@callofcode/contract/event/questions'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../../platform/database/database.ts'
import { conflict, missing } from '../../../platform/failure.ts'
import { requireVersion } from '../../../platform/http/if-match.ts'
import { auditStore } from '../../account/public.ts'
import type { EventDependencies } from '../event-routes.ts'
import { eventStore } from '../event-store.ts'
import { findOpenEventForUpdate, hasClosed } from '../open-event.ts'
import { registrationStore } from '../registration-store.ts'
import { eventWithFollowing } from '../series/following.ts'
import { answerStore, readAnswers } from './answer-store.ts'
import { carryOut, planChange, versionOfQuestions } from './change-questions.ts'
import { type CountedRow, questionStore, type StoredQuestion } from './question-store.ts'

/** Serves what events ask of those who register, and the answers. */
export function questionRoutes({ api, database }: Pick<EventDependencies, 'api' | 'database'>) {
  api.serve(getEventQuestions, async ({ params: { id }, caller }) => {
    if (!(await eventStore.get(database.sql, id))) throw missing(eventMessages.missing)
    const [questions, answers] = await Promise.all([
      questionStore.list(database.sql, id),
      answerStore.of(database.sql, id, caller.id),
    ])
    return { data: { questions: questions.map(present), answers } }
  })

  api.serve(setEventAnswers, async ({ params, body, caller }) => {
    await write(database, async (tx) => {
      const event = await findOpenEventForUpdate(tx, params.id)
      const { state } = await registrationStore.get(tx, event.id, caller.id)
      if (!state) throw conflict(questionMessages.notRegistered)
      if (hasClosed(event)) throw conflict(signUpMessages.closed)
      await answerStore.replace(tx, event.id, caller.id, await readAnswers(tx, event.id, body.answers))
    })
    return { message: sentence('eventQuestion.answersSaved', 'Answers saved') }
  })

  api.serve(countEventAnswers, async ({ params: { id } }) => {
    if (!(await eventStore.get(database.sql, id))) throw missing(eventMessages.missing)
    const rows = await questionStore.counted(database.sql, [id])
    const version = versionOfQuestions(rows)
    return { data: { questions: rows.map(presentCounted), version }, version }
  })

  api.serve(checkEventQuestions, async ({ params, body }) => {
    const { lost, kept } = await write(database, async (tx) => {
      const { before, following } = await eventWithFollowing(tx, params.id)
      const ids = [before, ...(body.following ? following : [])].map(({ id }) => id)
      return planChange(await questionStore.counted(tx, ids), ids, body.questions)
    })
    return { data: { lost: [...lost], kept } }
  })

  api.serve(setEventQuestions, async (call) => {
    const { params, body } = call
    const version = await write(database, async (tx, changed) => {
      const { before, following } = await eventWithFollowing(tx, params.id)
      const ids = [before, ...(body.following ? following : [])].map(({ id }) => id)
      const stored = await questionStore.counted(tx, ids)
      const isHere = ({ eventId }: CountedRow) => eventId === before.id
      requireVersion(call.request, versionOfQuestions(stored.filter(isHere)), questionMessages.stale)
      const plan = planChange(stored, ids, body.questions)
      const loses = plan.lost.reduce((sum, { answers }) => sum + answers, 0)
      if (loses > body.loses) throw conflict(questionMessages.losesMore(loses))
      changed('events', `event:${before.id}`)
      await carryOut(tx, plan)
      await auditStore.recordAll(tx, call, 'event.questions', ids)
      return versionOfQuestions(await questionStore.counted(tx, [before.id]))
    })
    return { version, message: sentence('eventQuestion.saved', 'Questions saved') }
  })
}

const present = ({ id, name, kind, choices, needed }: StoredQuestion) => ({
  _id: id,
  name,
  kind,
  choices: [...choices],
  needed,
})

const presentCounted = (row: CountedRow) => ({
  ...present(row),
  answers: row.answers,
  taken: [...row.taken],
  sum: row.sum,
})
