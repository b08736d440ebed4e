import { csvFile } from '@callofcode/contract/download'
import { countWaiting } from '@callofcode/contract/moderation/moderation'
import {
  type ClubWeek,
  clubWeekFile,
  FIRST_STEPS,
  getClubHome,
  putFirstStepsAway,
} from '@callofcode/contract/organiser/organiser'
import { sentence } from '@callofcode/contract/sentence'
import { holds } from '@callofcode/contract/task'
import { type Database, write } from '../../platform/database/database.ts'
import { isUnwritable } from '../../platform/database/database-away.ts'
import type { Env } from '../../platform/env.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { announcementStore } from '../announcement/public.ts'
import type { Club } from '../club/public.ts'
import { troubleOfMailsAndBackups } from '../operations/public.ts'
import { clubWeekStore, WEEKS } from './club-week-store.ts'
import { organiserStore } from './organiser-store.ts'
import { seasonStore } from './season-store.ts'
import { kindsOf, MOST_SHOWN, waitingStore } from './waiting-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
  readonly env: Env
}

/** Serves the desk of the club's organisers, and the numbers in the menu of deciders, which every page shows. */
export function organiserRoutes({ api, database, club, env }: Dependencies) {
  api.serve(getClubHome, async ({ caller }) => {
    const [row, announcement, forAdmins] = await Promise.all([
      organiserStore.get(database),
      holds(caller, 'announcements') ? announcementStore.last(database.sql) : null,
      caller.role === 'admin' ? ofClub() : NOTHING,
    ])
    const { steps, isPutAway, isSettled, events, unanswered } = row
    const done = FIRST_STEPS.filter((step) => steps[step])
    const isOver = isPutAway || isSettled || done.length === FIRST_STEPS.length
    return {
      data: {
        ...forAdmins,
        announcement,
        firstSteps: isOver || caller.role !== 'admin' ? null : done,
        events: holds(caller, 'events') ? events : null,
        unanswered: holds(caller, 'moderation') ? unanswered : null,
      },
    }
  })

  api.serve(putFirstStepsAway, async ({ caller, request }) => {
    await write(database, async (tx) => {
      if (await organiserStore.putAway(tx))
        await auditStore.record(tx, { caller, request }, 'club.first-steps', caller.id)
    })
    return { message: sentence('organiser.listPutAway', 'The list is put away') }
  })

  api.serveFile(clubWeekFile, async ({ params: { series } }) => {
    const rows = (await weeksOf()).map((week) => [week.week, String(week[series])])
    return { name: `${series}-by-week.csv`, body: csvFile([['Week from', HEADS[series]], ...rows]) }
  })

  api.serve(countWaiting, async ({ caller }) => {
    const { readyBlogs, ...data } = await waitingStore.counts(database.sql, kindsOf(caller), MOST_SHOWN)
    return { data, readyBlogs }
  })

  /** Reads what only admins see. */
  async function ofClub() {
    const [weeks, unseen, season, lights] = await Promise.all([
      weeksOf(),
      seasonStore.unseen(database.sql),
      seasonStore.steps(database.sql, club.settings.timeZone),
      troubleOfMailsAndBackups(database, env),
    ])
    return { weeks, unseen, season, lights }
  }

  /**
   * Returns the weeks. The first reader after a while counts them again. While the database is read-only, the stored counts are
   * returned.
   */
  async function weeksOf(): Promise<ClubWeek[]> {
    const { timeZone } = club.settings
    const known = await clubWeekStore.list(database.sql, timeZone)
    if (!known.isStale) return known.weeks
    try {
      // Each step is stored, so the next visit continues an unfinished count.
      for (let counted = 1, step = 0; counted > 0 && step < WEEKS; step++)
        counted = await write(database, (tx) => clubWeekStore.count(tx, timeZone))
    } catch (error) {
      if (error instanceof Error && isUnwritable(error)) return known.weeks
      throw error
    }
    return (await clubWeekStore.list(database.sql, timeZone)).weeks
  }
}

const NOTHING = { weeks: null, unseen: null, season: null, lights: null }
const HEADS = { members: 'Members', active: 'Active members', solved: 'Problems solved' } as const
