import {
  createGroup,
  describeGroup,
  getGroup,
  groupMessages,
  joinGroup,
  leaveGroup,
  listGroups,
  removeGroup,
  updateGroup,
} from '@callofcode/contract/group/group'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, memberStore } from '../account/public.ts'
import { groupMemberStore } from './group-member-store.ts'
import { findGroup, holdLed, holdOpen } from './group-policy.ts'
import { groupStore } from './group-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Groups of the club: for members, who join them, and for admins, who make them. */
export function groupRoutes({ api, database }: Dependencies) {
  const { sql } = database

  api.serve(listGroups, async ({ caller }) => ({ data: await groupStore.list(sql, caller) }))
  api.serve(getGroup, async ({ params, caller }) => ({ data: await findGroup(sql, caller, params.group) }))

  api.serve(joinGroup, async ({ params, caller }) => {
    const data = await write(database, async (tx) => {
      // A member is locked before a group, as when a member is deleted, so that there is no deadlock.
      await memberStore.getForUpdate(tx, caller.id)
      const group = await holdOpen(tx, params.group)
      if (group.joining === 'chosen') throw conflict(groupMessages.onlyChosen)
      await groupMemberStore.add(tx, group.id, caller.id, group.joining === 'open' ? 'member' : 'asked')
      // A group that was opened lets those in who asked before.
      if (group.joining === 'open') await groupMemberStore.accept(tx, group.id, caller.id)
      return findGroup(tx, caller, params.group)
    })
    return {
      data,
      message:
        data.mine === 'asked'
          ? sentence('group.askedToJoin', 'You asked to join. A lead will answer.')
          : sentence('group.youAreIn', 'You are in {name}', { name: data.name }),
    }
  })

  api.serve(leaveGroup, async ({ params, caller }) => {
    const before = await findGroup(sql, caller, params.group)
    await write(database, async (tx) => {
      await memberStore.getForUpdate(tx, caller.id)
      await groupMemberStore.remove(tx, before._id, caller.id)
    })
    const after = await groupStore.get(sql, caller, params.group)
    return {
      // Whoever leaves an archived group sees it no more.
      data: after ?? { ...before, mine: null, asking: null },
      message:
        before.mine === 'asked'
          ? sentence('group.noLongerAsked', 'You no longer ask to join')
          : sentence('group.youLeft', 'You left {name}', { name: before.name }),
    }
  })

  api.serve(createGroup, async (call) => {
    const data = await write(call.database, async (tx) => {
      const made = await findGroup(tx, call.caller, await groupStore.create(tx, call.body))
      await auditStore.record(tx, call, 'group.create', made._id)
      return made
    })
    return { data, message: sentence('group.groupMade', 'Group made') }
  })

  api.serve(updateGroup, async (call) => {
    const { params, body, caller } = call
    const data = await write(database, async (tx) => {
      const group = await groupStore.getForUpdate(tx, params.group)
      if (!group) throw missing(groupMessages.missing)
      await groupStore.update(tx, group.id, body)
      await auditStore.record(tx, call, 'group.update', group.id)
      return findGroup(tx, caller, params.group)
    })
    return { data, message: sentence('group.groupSaved', 'Group saved') }
  })

  api.serve(removeGroup, async (call) => {
    await write(database, async (tx) => {
      const group = await groupStore.getForUpdate(tx, call.params.group)
      if (!group) throw missing(groupMessages.missing)
      await groupStore.remove(tx, group.id)
      // The audit has its name, because the group itself is deleted.
      await auditStore.record(tx, call, 'group.remove', group.name)
    })
    return { message: sentence('group.groupDeleted', 'Group deleted') }
  })

  api.serve(describeGroup, async (call) => {
    const { params, body, caller } = call
    const data = await write(database, async (tx) => {
      const group = await holdLed(tx, caller, params.group)
      await groupStore.update(tx, group.id, body)
      await auditStore.record(tx, call, 'group.update', group.id)
      return findGroup(tx, caller, params.group)
    })
    return { data, message: sentence('group.groupSaved', 'Group saved') }
  })
}
