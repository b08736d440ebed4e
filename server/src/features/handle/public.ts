// Exports for other features: the accounts that a member shows.

import type { ShownHandle } from '@callofcode/contract/handle/handle'
import type { Sql } from '../../platform/database/database.ts'
import { handleStore } from './handle-store.ts'
import { presentShown } from './present-handle.ts'

export const shownHandles = async (sql: Sql, memberId: string): Promise<ShownHandle[]> =>
  (await handleStore.list(sql, memberId)).map(presentShown)
