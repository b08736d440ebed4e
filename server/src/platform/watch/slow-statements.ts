import { counted } from './counted.ts'
import { onStatement } from './statement-watch.ts'
import type { Ended } from './tracing.ts'

interface Log {
  warn(facts: object, text: string): void
}

/** Lines in a minute. A slow database must not fill the disk as well. */
const MOST = 20
const MINUTE = 60_000
const LONGEST = 2_000

/**
 * Logs each statement that took SLOW_STATEMENT_MS: its text with placeholders, never the values. Returns a function that ends it.
 */
export function sayWhatIsSlow(
  { SLOW_STATEMENT_MS: limit }: { readonly SLOW_STATEMENT_MS: number },
  log: Log,
  now = () => performance.now(),
): () => void {
  if (limit === 0) return () => undefined
  let until = 0
  let said = 0
  let unsaid = 0
  const tell = (ended: Ended) => {
    if (ended.milliseconds < limit) return
    counted.slowStatements.add()
    if (now() >= until) {
      until = now() + MINUTE
      said = 0
    }
    if (said >= MOST) {
      unsaid += 1
      return
    }
    said += 1
    log.warn({ ...factsOf(ended), ...(unsaid > 0 && { unsaid }) }, 'slow statement')
    unsaid = 0
  }
  onStatement.add(tell)
  return () => onStatement.delete(tell)
}

const factsOf = ({ text, name, milliseconds, failed, by }: Ended) => ({
  ms: Math.round(milliseconds),
  ...(name !== undefined && { name }),
  statement: oneLine(text),
  ...(failed && { failed }),
  // Set even when undefined: the line is written while the database's answer is read, which may belong to another request.
  requestId: by?.requestId,
  traceId: by?.span?.traceId,
  ...(by && { for: by.name() }),
})

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
