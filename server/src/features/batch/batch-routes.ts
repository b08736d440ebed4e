import {
  batchMessages,
  createBatch,
  listBatches,
  removeBatch,
  renameBatch,
} from '@callofcode/contract/batch/batch'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { batchStore } from './batch-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Batches, for admins. */
export function batchRoutes({ api, database }: Dependencies) {
  api.serve(listBatches, async () => ({ data: await batchStore.list(database.sql) }))

  api.serve(createBatch, async (call) => {
    const made = await write(database, async (tx) => {
      const [fresh] = await batchStore.createMissing(tx, [call.body.name])
      if (!fresh) throw badInput({ name: batchMessages.taken })
      await auditStore.record(tx, call, 'batch.create', fresh._id)
      return fresh
    })
    return { data: { ...made, members: 0 }, message: sentence('batch.batchMade', 'Batch made') }
  })

  api.serve(renameBatch, async (call) => {
    const { id } = call.params
    await write(database, async (tx, changed) => {
      changed('batches')
      if (!(await batchStore.hold(tx, id))) throw missing(batchMessages.missing)
      if (!(await batchStore.rename(tx, id, call.body.name))) throw badInput({ name: batchMessages.taken })
      await auditStore.record(tx, call, 'batch.update', id)
    })
    return { message: sentence('batch.batchRenamed', 'Batch renamed') }
  })

  api.serve(removeBatch, async (call) => {
    await write(database, async (tx, changed) => {
      changed('batches')
      const name = await batchStore.nameOf(tx, call.params.id)
      if (name === null) throw missing(batchMessages.missing)
      await batchStore.remove(tx, call.params.id)
      // The audit has its name, because the batch itself is deleted.
      await auditStore.record(tx, call, 'batch.remove', name)
    })
    return { message: sentence('batch.batchRemoved', 'Batch removed') }
  })
}
