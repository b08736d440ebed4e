import type { Database } from '../src/platform/database/database.ts'
import { statementsOf } from './statements.ts'

/** Returns the number of statements outside transactions that contain this text and that `work` sends. */
export const countStatements = async (database: Database, text: string, work: () => Promise<unknown>) =>
  (await statementsOf(database, work)).filter((one) => one.text.includes(text)).length
