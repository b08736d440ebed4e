import {
  addPause,
  getStreak,
  LONGEST_PAUSE,
  removePause,
  setStreakZone,
  setWeekGoal,
  streakMessages,
} from '@callofcode/contract/learning/streak'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile } from '../../platform/http/csv.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { numberOf } from './count-streak.ts'
import { presentStreak } from './present-streak.ts'
import { pauseStore, streakStore } from './streak-store.ts'

interface Dependencies {
  readonly api: Api
  readonly app: FastifyInstance
  readonly database: Database
  readonly findCaller: FindCaller
}

/** Days and weeks in a row, where the member lives, and the days that they take off. */
export function streakRoutes({ api, app, database, findCaller }: Dependencies) {
  api.serve(getStreak, async ({ caller }) => {
    const [row, pauses] = await Promise.all([
      streakStore.get(database, caller.id),
      pauseStore.list(database.sql, caller.id),
    ])
    if (!row) throw signedOut()
    return { data: { ...presentStreak(row), pauses } }
  })

  api.serve(setStreakZone, async ({ body: { timeZone, proposed }, caller, database }) => {
    const zone = await write(database, (tx) => streakStore.setZone(tx, caller.id, timeZone, proposed))
    return { data: { zone } }
  })

  api.serve(setWeekGoal, async ({ body: { goal }, caller, database }) => {
    await write(database, (tx) => streakStore.setGoal(tx, caller.id, goal))
    return {}
  })

  api.serve(addPause, async ({ body: { from, to }, caller, database }) => {
    const days = numberOf(to) - numberOf(from) + 1
    if (days < 1 || days > LONGEST_PAUSE) throw badInput({ to: streakMessages.pauseRule })
    for (const [field, day] of Object.entries({ from, to }))
      if (!(await pauseStore.isNear(database.sql, caller.id, day)))
        throw badInput({ [field]: streakMessages.tooFar })
    const data = await write(database, (tx) => pauseStore.create(tx, caller.id, from, to))
    if (!data) throw conflict(streakMessages.tooMany)
    return { data }
  })

  api.serve(removePause, async ({ params: { id }, caller, database }) => {
    if (!(await write(database, (tx) => pauseStore.remove(tx, caller.id, id))))
      throw missing(streakMessages.missing)
    return {}
  })

  app.get('/streak.csv', async (request, reply) => {
    const caller = await findCaller(request)
    mayCall(getStreak.callers, caller)
    const row = caller && (await streakStore.get(database, caller.id))
    if (!row) throw signedOut()
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="streak.csv"')
      .type('text/csv; charset=utf-8')
      .send(
        csvFile([
          ['Day', 'State', 'Problems'],
          ...presentStreak(row).year.map(({ day, state, done }) => [day, state, String(done)]),
        ]),
      )
  })
}
