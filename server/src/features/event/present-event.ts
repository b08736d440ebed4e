import type { EventPage, ListedEvent } from '@callofcode/contract/event/event'
import type { NextEvent } from '@callofcode/contract/event/next-event'
import type { Sql } from '../../platform/database/database.ts'
import { readPictureAddress } from '../../platform/markdown/picture-address.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import type { FurtherRow } from './event-store.ts'
import type { EventRow, ListedEventRow } from './event-tables.ts'
import { materialStore, speakerStore } from './extras/extra-store.ts'
import { seriesStore } from './series/series-store.ts'
import { invitedStore } from './sign-up/invited-store.ts'

export const presentEvent = (row: ListedEventRow | FurtherRow): ListedEvent => ({
  ...presentRow(row),
  speakers: row.speakers,
  hasMaterials: row.hasMaterials,
  further:
    'further' in row && row.further > 0 && row.until
      ? { dates: row.further, until: row.until.toISOString() }
      : null,
})

export const presentNextEvent = ({
  id,
  title,
  location,
  startsAt,
  endsAt,
  timeZone,
}: EventRow): NextEvent => ({
  _id: id,
  title,
  location,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
})

/** The response is the same for everybody and is cached. It contains nothing that only some may see. */
export async function presentEventPage(sql: Sql, row: EventRow): Promise<EventPage> {
  const [speakers, materials, every, batches, { html }] = await Promise.all([
    speakerStore.list(sql, row.id),
    materialStore.list(sql, row.id),
    seriesStore.everyOf(sql, row),
    invitedStore.batches(sql, row),
    renderMarkdown(row.description, { headingIds: false }),
  ])
  const open = materials.filter(({ shownTo }) => shownTo === 'everyone')
  return {
    ...presentRow(row),
    description: row.description,
    html,
    speakers: speakers.map(({ member, ...speaker }) => ({ ...speaker, page: presentPageLink(member) })),
    materials: open.map(({ title, link }) => ({ title, link })),
    materialsForMembers: materials.length - open.length,
    hasMaterials: materials.length > 0,
    every,
    cancelReason: row.cancelReason,
    batches,
    picture: presentPicture(row),
  }
}

function presentPicture({ picture, pictureAlt }: Pick<EventRow, 'picture' | 'pictureAlt'>) {
  const size = readPictureAddress(picture)
  return size ? { url: picture, alt: pictureAlt, width: size.width, height: size.height } : null
}

const presentRow = (row: Omit<EventRow, 'description'>) => ({
  _id: row.id,
  title: row.title,
  location: row.location,
  link: row.link,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  timeZone: row.timeZone,
  capacity: row.capacity,
  signUpClosesAt: row.signUpClosesAt?.toISOString() ?? null,
  going: row.going,
  waiting: row.waiting,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  online: row.meetingLink !== '',
  repeats: row.seriesId !== null,
})
