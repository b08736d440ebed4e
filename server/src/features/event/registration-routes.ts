import { eventMessages } from '@callofcode/contract/event/event'
import { getOwnRegistration, leaveEvent, registerForEvent } from '@callofcode/contract/event/registration'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import { sentence } from '@callofcode/contract/sentence'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { EventDependencies } from './event-routes.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'
import { findOpenEventForUpdate, hasClosed } from './open-event.ts'
import { answerStore, readAnswers } from './questions/answer-store.ts'
import { registrationStore } from './registration-store.ts'
import { mailSeats, promoteWaiting } from './seat-mail.ts'
import { invitedStore } from './sign-up/invited-store.ts'

export function registrationRoutes(dependencies: EventDependencies) {
  const { api, database, happened } = dependencies

  api.serve(getOwnRegistration, async ({ params, caller }) => {
    const event = await eventStore.get(database.sql, params.id)
    if (!event) throw missing(eventMessages.missing)
    const [own, invited, asked] = await Promise.all([
      registrationStore.get(database.sql, event.id, caller.id),
      invitedStore.isInvited(database.sql, event, caller.id),
      answerStore.asked(database.sql, event.id, caller.id),
    ])
    return { data: { ...own, invited, ...asked } }
  })

  api.serve(registerForEvent, async ({ params, body, caller, database: callDatabase }) => {
    const data = await write(callDatabase, async (tx, changed) => {
      const event = await findOpenEventForUpdate(tx, params.id)
      const before = await registrationStore.get(tx, event.id, caller.id)
      if (before.state) return before
      await refuseSignUp(tx, event, caller.id)
      const state = (await registrationStore.freeSeats(tx, event)) > 0 ? 'going' : 'waiting'
      if (state === 'waiting' && !body.waitingList) throw conflict(eventMessages.full)
      const answers = await readAnswers(tx, event.id, body.answers)
      changed('events', `event:${event.id}`)
      await registrationStore.create(tx, event.id, caller.id, state)
      await answerStore.replace(tx, event.id, caller.id, answers)
      const member = { id: caller.id, name: caller.name }
      await happened(tx, 'event.registered', { event, state, member })
      if (state === 'going') await mailSeats(dependencies, tx, 'going', event.id, [caller.id])
      return registrationStore.get(tx, event.id, caller.id)
    })
    return {
      data,
      message:
        data.state === 'going'
          ? sentence('event.youAreGoing', 'You are going')
          : sentence('event.waitingList', 'You are on the waiting list'),
    }
  })

  api.serve(leaveEvent, async ({ params, caller }) => {
    await write(database, async (tx, changed) => {
      const event = await findOpenEventForUpdate(tx, params.id)
      if (await registrationStore.hasCheckedIn(tx, event.id, caller.id))
        throw conflict(eventMessages.checkedIn)
      changed('events', `event:${event.id}`)
      await registrationStore.remove(tx, event.id, caller.id)
      await promoteWaiting(dependencies, tx, event)
    })
    return {
      data: { state: null, position: null, checkedIn: false },
      message: sentence('event.noLongerRegistered', 'You are no longer registered'),
    }
  })
}

/** Throws a 409 Failure after the closing day, and for a member of another batch. A seat given earlier is kept. */
async function refuseSignUp(tx: Sql, event: EventRow, memberId: string) {
  if (hasClosed(event)) throw conflict(signUpMessages.closed)
  if (!(await invitedStore.isInvited(tx, event, memberId))) throw conflict(signUpMessages.notInvited)
}
