import { announcementMessages } from '@callofcode/contract/announcement/announcement'
import type { Audience, tellMembers } from '@callofcode/contract/announcement/tell'
import type { ToldItem } from '@callofcode/contract/announcement/told-item'
import { sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { announcementStore } from './announcement-store.ts'
import type { AnnouncementRow, NewAnnouncement } from './announcement-tables.ts'
import { refuseUnknown, tidyAudience } from './audience.ts'
import { tellStore } from './tell-store.ts'

interface Words extends Audience {
  readonly title: string
  readonly content: string
  readonly mail: boolean
  readonly bannerDay: string | null
  /** The time of publication, or null for now. */
  readonly publishAt: string | null
}
interface About {
  readonly kind: NonNullable<AnnouncementRow['itemKind']>
  readonly id: string
}

/** Milliseconds. A time that is further in the past was not meant as now. */
const JUST_NOW = 600_000

/** Creates an announcement and plans the notification of its members. With `now` they are notified at once. Returns its id. */
export async function makeAnnouncement(
  tx: Sql,
  call: ActorCall,
  timeZone: string,
  words: Words,
  about?: About,
) {
  const { title, content, mail, publishAt } = words
  const audience = tidyAudience(words)
  await refuseUnknown(tx, audience, about ? 'tell.' : '')
  const values: NewAnnouncement = {
    title,
    content,
    mail,
    ...audience,
    authorId: call.caller.id,
    ...(await times(tx, timeZone, words)),
    ...(about && { itemKind: about.kind, itemId: about.id }),
  }
  const id = await announcementStore.create(tx, values)
  await auditStore.record(tx, call, 'announcement.create', id)
  await tellStore.plan(tx, { id }, publishAt ? (values.publishAt as Date) : undefined)
  return id
}

/** Returns when it is published and when its banner ends. Throws 400 at the field of a past time. */
export async function times(
  tx: Sql,
  timeZone: string,
  { publishAt, bannerDay }: Pick<Words, 'publishAt' | 'bannerDay'>,
) {
  const at = publishAt === null ? null : new Date(publishAt)
  if (at && at.getTime() < Date.now() - JUST_NOW) throw badInput({ publishAt: announcementMessages.timeOver })
  return {
    ...(at ? { publishAt: at, publishedAt: null } : { publishAt: raw`now()`, publishedAt: raw`now()` }),
    ...(await bannerTimes(tx, timeZone, bannerDay, at)),
  }
}

export async function bannerTimes(tx: Sql, timeZone: string, bannerDay: string | null, from: Date | null) {
  if (bannerDay === null) return { bannerDay, bannerEnds: null }
  const { ends, isOver } = await announcementStore.endOfDay(tx, bannerDay, timeZone)
  if (isOver) throw badInput({ bannerDay: announcementMessages.dayOver })
  if (from && ends <= from) throw badInput({ bannerDay: announcementMessages.dayTooEarly })
  return { bannerDay, bannerEnds: ends }
}

interface MadeItem extends About, ToldItem {
  /** Undefined when no members are notified. */
  readonly tell: z.output<typeof tellMembers> | undefined
}

/** 'Also tell members': announces a new item once, in the transaction that creates it. */
export async function announceItem(tx: Sql, call: ActorCall, { tell, title, content, ...about }: MadeItem) {
  if (!tell) return
  // The announcement contains no time of the club's day.
  await makeAnnouncement(
    tx,
    call,
    'UTC',
    { ...tell, title, content, bannerDay: null, publishAt: null },
    about,
  )
}
