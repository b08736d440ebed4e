import { makeAssets } from './judge-assets.ts'
import { judgeBrowser } from './judge-browser.ts'
import { judgeReaders } from './judge-readers.ts'
import { judgeRun } from './judge-run.ts'
import { judgeThroughput } from './judge-throughput.ts'

const PARTS = {
  run: judgeRun,
  browser: judgeBrowser,
  throughput: judgeThroughput,
  readers: judgeReaders,
}
type Part = keyof typeof PARTS

/** Returns the parts to measure: all for `judge` or without a name, else those named like `judge-run`. */
export const judgeParts = (wanted: readonly string[]): Part[] =>
  (Object.keys(PARTS) as Part[]).filter(
    (part) => wanted.length === 0 || wanted.includes('judge') || wanted.includes(`judge-${part}`),
  )

export async function judge(parts: readonly Part[]): Promise<Record<string, unknown>> {
  if (parts.length > 0) makeAssets()
  const results: Record<string, unknown> = {}
  for (const part of parts) {
    const found = await PARTS[part]()
    results[part] = found
    console.log(`\nJudge: ${part}`)
    if (Array.isArray(found)) console.table(found)
    else if ('rows' in found) {
      console.log(found.against)
      console.table(found.rows)
    } else console.log(found)
  }
  return results
}
