import { csvFile } from '@callofcode/contract/download'
import {
  addPause,
  getStreak,
  LONGEST_PAUSE,
  removePause,
  setStreakZone,
  setWeekGoal,
  streakFile,
  streakMessages,
} from '@callofcode/contract/streak/streak'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { numberOf } from './count-streak.ts'
import { presentStreak } from './present-streak.ts'
import { pauseStore, streakStore } from './streak-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves streaks of days and weeks, the member's time zone, and days off. */
export function streakRoutes({ api, database }: Dependencies) {
  api.serve(getStreak, async ({ caller }) => {
    const [row, pauses] = await Promise.all([
      streakStore.get(database, caller.id),
      pauseStore.list(database.sql, caller.id),
    ])
    if (!row) throw signedOut()
    return { data: { ...presentStreak(row), pauses } }
  })

  api.serve(setStreakZone, async ({ body: { timeZone, proposed }, caller, database: callDatabase }) => {
    const zone = await write(callDatabase, (tx) => streakStore.setZone(tx, caller.id, timeZone, proposed))
    return { data: { zone } }
  })

  api.serve(setWeekGoal, async ({ body: { goal }, caller, database: callDatabase }) => {
    await write(callDatabase, (tx) => streakStore.setGoal(tx, caller.id, goal))
    return {}
  })

  api.serve(addPause, async ({ body: { from, to }, caller, database: callDatabase }) => {
    const days = numberOf(to) - numberOf(from) + 1
    if (days < 1 || days > LONGEST_PAUSE) throw badInput({ to: streakMessages.pauseRule })
    for (const [field, day] of Object.entries({ from, to }))
      if (!(await pauseStore.isNear(callDatabase.sql, caller.id, day)))
        throw badInput({ [field]: streakMessages.tooFar })
    const data = await write(callDatabase, (tx) => pauseStore.create(tx, caller.id, from, to))
    if (!data) throw conflict(streakMessages.tooMany)
    return { data }
  })

  api.serve(removePause, async ({ params: { id }, caller, database: callDatabase }) => {
    if (!(await write(callDatabase, (tx) => pauseStore.remove(tx, caller.id, id))))
      throw missing(streakMessages.missing)
    return {}
  })

  api.serveFile(streakFile, async ({ caller }) => {
    const row = await streakStore.get(database, caller.id)
    if (!row) throw signedOut()
    const days = presentStreak(row).year.map(({ day, state, done }) => [day, state, String(done)])
    return { name: 'streak.csv', body: csvFile([['Day', 'State', 'Problems'], ...days]) }
  })
}
