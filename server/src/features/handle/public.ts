// What the other features need of handles: the accounts that a member shows, and what became of their proofs.

import type { ShownHandle } from '@callofcode/contract/learning/handle'
import type { Sql } from '../../platform/database/database.ts'
import { handleStore } from './handle-store.ts'
import { presentShown } from './present-handle.ts'

export type { HandleListener } from './handle-listener.ts'

export const shownHandles = async (sql: Sql, memberId: string): Promise<ShownHandle[]> =>
  (await handleStore.list(sql, memberId)).map(presentShown)
