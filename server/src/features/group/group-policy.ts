import { type Group, groupMessages } from '@callofcode/contract/group/group'
import type { Sql } from '../../platform/database/database.ts'
import { conflict, forbidden, missing } from '../../platform/failure.ts'
import { groupMemberStore } from './group-member-store.ts'
import { groupStore, isAdmin, type Reader } from './group-store.ts'

/** Throws 404 for a group that this reader may not see. */
export async function findGroup(sql: Sql, reader: Reader, slug: string): Promise<Group> {
  const group = await groupStore.get(sql, reader, slug)
  if (!group) throw missing(groupMessages.missing)
  return group
}

/** Finds a group of which the reader is lead. Admins lead every group. Throws 403 for others. */
export async function findLed(sql: Sql, reader: Reader, slug: string): Promise<Group> {
  const group = await findGroup(sql, reader, slug)
  if (group.mine !== 'lead' && !isAdmin(reader)) throw forbidden(groupMessages.onlyLeads)
  return group
}

/** Locks a group for a change. Throws 404 for a missing one, and 409 for an archived one. */
export async function holdOpen(tx: Sql, slug: string) {
  const group = await groupStore.getForUpdate(tx, slug)
  if (!group) throw missing(groupMessages.missing)
  if (group.archivedAt) throw conflict(groupMessages.archived)
  return group
}

/** Locks a group for a change by one of its leads. Whoever is no lead any more, because another lead was faster, gets 403. */
export async function holdLed(tx: Sql, reader: Reader, slug: string) {
  const group = await holdOpen(tx, slug)
  const own = isAdmin(reader) ? undefined : await groupMemberStore.get(tx, group.id, reader.id)
  if (!isAdmin(reader) && !own?.lead) throw forbidden(groupMessages.onlyLeads)
  return group
}
