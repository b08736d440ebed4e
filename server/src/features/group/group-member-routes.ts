import { Readable } from 'node:stream'
import { csvFile, csvRows, fileNameOf } from '@callofcode/contract/download'
import { groupLimits, groupMessages } from '@callofcode/contract/group/group'
import {
  acceptAllAsked,
  findGroupCandidates,
  type GroupCandidate,
  type GroupMember,
  groupFile,
  listGroupMembers,
  putGroupMember,
  removeGroupMember,
} from '@callofcode/contract/group/group-member'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore, memberStore, presentPageLink } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { type GroupMemberRow, groupMemberStore, groupPlace, type PersonRow } from './group-member-store.ts'
import { findLed, holdLed } from './group-policy.ts'
import { groupStore } from './group-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly happened: Happened
}

const HEAD = ['Name', 'Year', 'Lead', 'In the group since (UTC)']

/** The members of a group, for its leads and for admins. */
export function groupMemberRoutes({ api, database, happened }: Dependencies) {
  const { sql } = database

  api.serve(listGroupMembers, async ({ params, query: { q, only, cursor }, caller }) => {
    const after = readCursor(groupPlace, cursor)
    const group = await findLed(sql, caller, params.group)
    const { rows, next } = await groupMemberStore.page(sql, group._id, { q, state: only ?? 'member' }, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })

  api.serveFile(groupFile, async ({ params, caller }) => {
    const group = await findLed(sql, caller, params.group)
    return { name: `${fileNameOf(group.name, 'group')}.csv`, body: Readable.from(textOf(group._id)) }
  })

  async function* textOf(groupId: string) {
    yield csvFile([HEAD])
    for await (const rows of groupMemberStore.all(sql, groupId)) yield csvRows(rows.map(cellsOf))
  }

  api.serve(findGroupCandidates, async ({ params, query: { q }, caller }) => {
    const group = await findLed(sql, caller, params.group)
    return { data: q ? (await groupMemberStore.candidates(sql, group._id, q)).map(presentPerson) : [] }
  })

  api.serve(putGroupMember, async (call) => {
    const { params, body, caller } = call
    const [data, message] = await write(database, async (tx) => {
      // A member is locked before a group, as when a member is deleted, so that there is no deadlock.
      const member = await memberStore.getForUpdate(tx, params.id)
      const group = await holdLed(tx, caller, params.group)
      if (!member) throw missing(memberAdminMessages.missing)
      if (member.status !== 'approved') throw conflict(groupMessages.undecided)
      const before = await groupMemberStore.get(tx, group.id, member.id)
      const wasIn = before?.state === 'member'
      const { lead = before?.lead ?? false } = body
      if (lead && !before?.lead && group.leads >= groupLimits.leads)
        throw conflict(groupMessages.tooManyLeads)
      await groupMemberStore.add(tx, group.id, member.id, 'member')
      await groupMemberStore.accept(tx, group.id, member.id)
      if (lead !== (before?.lead ?? false)) {
        await groupMemberStore.setLead(tx, group.id, member.id, lead)
        await auditStore.record(tx, call, lead ? 'group.lead' : 'group.no-lead', member.id)
      } else if (!wasIn) await auditStore.record(tx, call, 'group.add', member.id)
      const isNews = lead ? !before?.lead : !wasIn
      if (isNews && member.id !== caller.id)
        await happened(tx, 'group.joined', { memberIds: [member.id], by: caller.id, group: group.name, lead })
      return [await countsOf(tx, params.group), saidOf(member.name, { lead, led: before?.lead, wasIn })]
    })
    return { data, message }
  })

  api.serve(removeGroupMember, async (call) => {
    const { params, caller } = call
    const [data, message] = await write(database, async (tx) => {
      const member = await memberStore.getForUpdate(tx, params.id)
      const group = await holdLed(tx, caller, params.group)
      if (!member) throw missing(memberAdminMessages.missing)
      const before = await groupMemberStore.get(tx, group.id, member.id)
      const { name } = member
      if (await groupMemberStore.remove(tx, group.id, member.id))
        await auditStore.record(tx, call, 'group.no-member', member.id)
      const said =
        before?.state === 'asked'
          ? sentence('group.notAccepted', '{name} was not accepted', { name })
          : sentence('group.isOut', '{name} is no longer in the group', { name })
      return [await countsOf(tx, params.group), said]
    })
    return { data, message }
  })

  api.serve(acceptAllAsked, async (call) => {
    const { params, caller } = call
    const [data, count] = await write(database, async (tx) => {
      const group = await holdLed(tx, caller, params.group)
      const accepted = await groupMemberStore.acceptNext(tx, group.id)
      await auditStore.recordAll(tx, call, 'group.add', accepted)
      await happened(tx, 'group.joined', {
        memberIds: accepted,
        by: caller.id,
        group: group.name,
        lead: false,
      })
      return [await countsOf(tx, params.group), accepted.length]
    })
    return {
      data,
      message: sentence('group.acceptedCount', '{count} more in the group', { count }),
    }
  })
}

async function countsOf(tx: Sql, slug: string) {
  const group = await groupStore.getForUpdate(tx, slug)
  return { members: group?.members ?? 0, asking: group?.asking ?? 0 }
}

interface Change {
  readonly lead: boolean
  readonly led: boolean | undefined
  readonly wasIn: boolean
}

function saidOf(name: string, { lead, led = false, wasIn }: Change): Sentence {
  if (lead && !led) return sentence('group.leadsNow', '{name} leads the group now', { name })
  if (!lead && led) return sentence('group.leadsNoLonger', '{name} no longer leads the group', { name })
  return wasIn
    ? sentence('group.wasIn', '{name} is in the group already', { name })
    : sentence('group.isIn', '{name} is in the group now', { name })
}

const presentPerson = (row: PersonRow): GroupCandidate => ({
  _id: row.id,
  name: row.name,
  profilePhoto: row.profilePhoto,
  page: presentPageLink(row),
  year: row.year,
})
const present = (row: GroupMemberRow): GroupMember => ({
  ...presentPerson(row),
  lead: row.lead,
  joinedAt: row.joinedAt,
})

const cellsOf = ({ name, year, lead, joinedAt }: GroupMemberRow): string[] => [
  name,
  year === null ? '' : String(year),
  lead ? 'Yes' : 'No',
  joinedAt.slice(0, 10),
]
