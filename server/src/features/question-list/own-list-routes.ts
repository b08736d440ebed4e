import { messages } from '@callofcode/contract/messages'
import {
  createOwnList,
  deleteOwnList,
  getOwnList,
  getSharedList,
  listOwnLists,
  type OwnList,
  ownListLimits,
  ownListMessages,
  setListed,
  updateOwnList,
} from '@callofcode/contract/question-list/own-list'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { followOwnList } from '../plan/public.ts'
import { type ProblemLibrary, problemsByQuestion } from '../problem/public.ts'
import { ownListStore } from './own-list-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
}

/** Serves members' own lists: ordered, shared by a link, and copied. */
export function ownListRoutes({ api, database, problems }: Dependencies) {
  api.serve(listOwnLists, async ({ query, caller }) => {
    const solvable = [...problemsByQuestion(problems).keys()]
    return { data: await ownListStore.list(database, caller.id, solvable, query.question) }
  })

  api.serve(createOwnList, async ({ body: { questions, ...words }, caller, database: callDatabase }) => {
    const chosen = [...new Set(questions)]
    const data = await write(callDatabase, async (tx) => {
      if ((await ownListStore.count(tx, caller.id)) >= ownListLimits.lists)
        throw conflict(ownListMessages.tooMany)
      const id = await ownListStore.create(tx, caller.id, words)
      await refuseUnknown(tx, caller.id, id, chosen)
      await ownListStore.fill(tx, id, chosen)
      return found(await ownListStore.get(tx, caller.id, id))
    })
    return { data }
  })

  api.serve(getOwnList, async ({ params, caller }) => {
    const data = found(await ownListStore.get(database.sql, caller.id, params.id))
    return { data, version: data.version }
  })

  api.serve(updateOwnList, async ({ params, body, caller, request }) => {
    const changes = { ...body, questions: body.questions && [...new Set(body.questions)] }
    const data = await write(database, async (tx) => {
      const list = found(await ownListStore.lock(tx, caller.id, params.id))
      requireVersion(request, list.version, ownListMessages.outdated)
      if (changes.questions) await refuseUnknown(tx, caller.id, list._id, changes.questions)
      await ownListStore.update(tx, list, changes)
      await followOwnList(tx, list._id)
      return found(await ownListStore.get(tx, caller.id, list._id))
    })
    return { data, version: data.version }
  })

  api.serve(deleteOwnList, async ({ params, caller }) => {
    const isGone = await write(database, (tx) => ownListStore.remove(tx, caller.id, params.id))
    if (!isGone) throw missing(ownListMessages.missing)
    return {}
  })

  api.serve(setListed, async ({ params: { id, questionId }, body: { listed }, caller }) => {
    await write(database, async (tx) => {
      const list = found(await ownListStore.lock(tx, caller.id, id))
      if (!listed) {
        await ownListStore.takeOut(tx, id, questionId)
        return followOwnList(tx, id)
      }
      if ((await ownListStore.unknown(tx, caller.id, id, [questionId])) > 0)
        throw missing(messages.questionMissing)
      const holds = list.questions.some((one) => one.id === questionId)
      if (!holds && list.questions.length >= ownListLimits.questions) throw conflict(ownListMessages.tooLong)
      await ownListStore.add(tx, id, questionId)
      await followOwnList(tx, id)
    })
    return { data: { listed } }
  })

  api.serve(getSharedList, async ({ params: { key } }) => {
    const data = await ownListStore.shared(database.sql, key)
    if (!data) throw missing(ownListMessages.notShared)
    return { data }
  })
}

function found(list: OwnList | undefined): OwnList {
  if (!list) throw missing(ownListMessages.missing)
  return list
}

async function refuseUnknown(sql: Sql, memberId: string, listId: string, ids: readonly string[]) {
  if ((await ownListStore.unknown(sql, memberId, listId, ids)) > 0)
    throw badInput({ questions: messages.questionMissing })
}
