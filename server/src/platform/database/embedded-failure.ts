/** The reason why our own PostgreSQL cannot be used, in one line that names the remedy. It is shown without a stack. */
export class EmbeddedFailure extends Error {}

/** Returns the worst line of the output of a PostgreSQL program. */
export function worstLine(said: string): string {
  const lines = said.trim().split('\n')
  const worst = lines.findLast((line) => /FATAL|PANIC|error: /.test(line)) ?? lines.at(-1) ?? ''
  return worst.replace(/^.*?(FATAL|PANIC|LOG|error): +/, '')
}
