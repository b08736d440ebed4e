import { announceToGroup, countGroupAudience } from '@callofcode/contract/announcement/group-announcement'
import { groupMessages } from '@callofcode/contract/group/group'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { bulkPace, mailsAMinute } from '../../platform/mail/bulk-pace.ts'
import { findLed } from '../group/public.ts'
import { countMembers } from './audience.ts'
import { makeAnnouncement } from './write-announcement.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly env: Env
}

const toGroup = (groupId: string) =>
  ({ to: 'group', year: null, batchId: null, groupId, eventId: null }) as const

/** Announcements of leads to the members of their groups. They need no task. */
export function groupAnnouncementRoutes({ api, database, env }: Dependencies) {
  const { sql } = database

  api.serve(countGroupAudience, async ({ params, caller }) => {
    const group = await findLed(sql, caller, params.group)
    return {
      data: {
        ...(await countMembers(sql, toGroup(group._id))),
        perMinute: mailsAMinute(env, await bulkPace.get(sql)),
      },
    }
  })

  api.serve(announceToGroup, async (call) => {
    const { params, body, caller } = call
    const _id = await write(call.database, async (tx) => {
      const group = await findLed(tx, caller, params.group)
      if (group.archived) throw conflict(groupMessages.archived)
      // It is sent at once and has no banner, so it contains no time of the club's day.
      return makeAnnouncement(tx, call, 'UTC', {
        ...body,
        ...toGroup(group._id),
        bannerDay: null,
        publishAt: null,
      })
    })
    return { data: { _id }, message: sentence('announcement.announced', 'Announced') }
  })
}
