import { findRunning } from '../../server/src/platform/database/embedded.ts'

export async function databaseUrl(dataDir: string): Promise<string> {
  const url = await findRunning(dataDir)
  if (!url) throw new Error(`No database runs on ${dataDir}`)
  return url
}
