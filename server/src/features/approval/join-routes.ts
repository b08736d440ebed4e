import {
  createJoinCode,
  drawJoinCode,
  endJoinCode,
  joinMessages,
  listJoinCodes,
  listJoinUses,
} from '@callofcode/contract/approval/join-code'
import { batchMessages } from '@callofcode/contract/batch/batch'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { drawQr } from '../../platform/draw-qr.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { auditStore } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import type { ApprovalDependencies } from './approval-routes.ts'
import { joinStore } from './join-store.ts'

/** Codes that approve a signup at once: for a desk at the beginning of the year, or a class. */
export function joinRoutes({ api, database, publicUrl }: ApprovalDependencies) {
  api.serve(listJoinCodes, async ({ query: { cursor } }) => {
    const { data, next } = await joinStore.list(database.sql, publicUrl, readCursor(exactPlace, cursor))
    return { data, nextCursor: writeCursor(next) }
  })

  api.serve(createJoinCode, async (call) => {
    const id = await write(call.database, async (tx) => {
      const { batch } = call.body
      // A removal of the batch waits until the code names it.
      if (batch && !(await batchStore.hold(tx, batch))) throw badInput({ batch: batchMessages.missing })
      const made = await joinStore.create(tx, { ...call.body, by: call.caller.id })
      // The audit has the note, because the code itself would admit a later reader.
      await auditStore.record(tx, call, 'code.create', call.body.note)
      return made
    })
    return {
      data: await find(id, call.database),
      message: sentence('approval.joinCodeMade', 'Join code made'),
    }
  })

  api.serve(drawJoinCode, async ({ params }) => ({ data: drawQr((await find(params.id)).link) }))

  api.serve(endJoinCode, async (call) => {
    await write(database, async (tx) => {
      const note = await joinStore.end(tx, call.params.id)
      if (note !== undefined) await auditStore.record(tx, call, 'code.end', note)
    })
    return {
      data: await find(call.params.id),
      message: sentence('approval.joinCodeEnded', 'Join code ended'),
    }
  })

  api.serve(listJoinUses, async ({ params, query: { cursor } }) => {
    await find(params.id)
    const { data, next } = await joinStore.listUses(database.sql, params.id, readCursor(exactPlace, cursor))
    return { data, nextCursor: writeCursor(next) }
  })

  async function find(id: string, { sql } = database) {
    const found = await joinStore.get(sql, publicUrl, id)
    if (!found) throw missing(joinMessages.missing)
    return found
  }
}
