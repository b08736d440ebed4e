import type { setMaterials, setSpeakers } from '@callofcode/contract/event/inside'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/endpoint-handler.ts'
import { members, pageLinkColumns } from '../../account/public.ts'
import { eventMaterials, eventSpeakers } from './extra-tables.ts'

type SpeakerFields = Call<typeof setSpeakers>['body']['speakers'][number]
type MaterialFields = Call<typeof setMaterials>['body']['materials'][number]

export const speakerStore = {
  list: (sql: Sql, eventId: string) =>
    sql
      .select({
        name: eventSpeakers.name,
        about: eventSpeakers.about,
        link: eventSpeakers.link,
        member: pageLinkColumns,
      })
      .from(eventSpeakers)
      .leftJoin(members, eq(members.id, eventSpeakers.memberId))
      .where(eq(eventSpeakers.eventId, eventId))
      .orderBy(asc(eventSpeakers.position)),

  /** Returns the members with these handles, by handle. */
  async membersBy(sql: Sql, handles: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const asked = handles.filter((handle) => handle !== '')
    if (asked.length === 0) return new Map()
    const rows = await sql
      .select({ id: members.id, handle: members.handle })
      .from(members)
      .where(and(inArray(members.handle, asked), eq(members.status, 'approved')))
    return new Map(rows.map(({ id, handle }) => [handle, id]))
  },

  /** Replaces the speakers. The event must be locked. */
  async replace(
    tx: Sql,
    eventId: string,
    speakers: readonly SpeakerFields[],
    byHandle: ReadonlyMap<string, string>,
  ) {
    await tx.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId))
    if (speakers.length === 0) return
    await tx.insert(eventSpeakers).values(
      speakers.map(({ handle, ...speaker }, position) => ({
        ...speaker,
        eventId,
        position,
        memberId: byHandle.get(handle) ?? null,
      })),
    )
  },
}

export const materialStore = {
  list: (sql: Sql, eventId: string) =>
    sql
      .select({
        title: eventMaterials.title,
        link: eventMaterials.link,
        shownTo: eventMaterials.shownTo,
      })
      .from(eventMaterials)
      .where(eq(eventMaterials.eventId, eventId))
      .orderBy(asc(eventMaterials.position)),

  /** Replaces the materials. The event must be locked. */
  async replace(tx: Sql, eventId: string, materials: readonly MaterialFields[]) {
    await tx.delete(eventMaterials).where(eq(eventMaterials.eventId, eventId))
    if (materials.length === 0) return
    await tx
      .insert(eventMaterials)
      .values(materials.map((material, position) => ({ ...material, eventId, position })))
  },
}
