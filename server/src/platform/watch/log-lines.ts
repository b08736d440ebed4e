type Format = 'json' | 'text' | undefined
interface Line {
  readonly level?: number
  readonly time?: number
  readonly msg?: string
  readonly [name: string]: unknown
}

const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
/** Fields that are the same in every line, or useless to people. */
const LEFT_OUT = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'err'])

/** Returns the stream that formats the log. Returns undefined if the log is written unchanged. */
export const logStream = (format: Format, write = (text: string) => void process.stdout.write(text)) =>
  format === 'text' ? { write: (line: string) => write(`${forPeople(line)}\n`) } : undefined

/** Formats a line of JSON for a terminal. */
export function forPeople(json: string): string {
  let line: Line
  try {
    line = JSON.parse(json)
  } catch {
    return json.trimEnd()
  }
  const at = new Date(line.time ?? 0).toISOString().slice(11, 19)
  const facts = Object.entries(line)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const { err } = line as { err?: { type?: string; message?: string; code?: string; stack?: string } }
  const reason = err && [[err.type, err.code, err.message].filter(Boolean).join(' '), err.stack]
  return [
    [at, LEVELS[line.level ?? 30] ?? 'info', line.msg ?? '', ...facts].join(' ').trimEnd(),
    ...(reason?.filter(Boolean) ?? []),
  ].join('\n')
}

const OF_CONSOLE = { log: 30, info: 30, warn: 40, error: 50 } as const

/** With LOG_FORMAT=json, also turns messages for people into lines of JSON, so that programs can read every line. */
export function sayAsJson(format: Format, write = (text: string) => void process.stdout.write(text)) {
  if (format !== 'json') return
  for (const [name, level] of Object.entries(OF_CONSOLE))
    console[name as keyof typeof OF_CONSOLE] = (...given: unknown[]) => {
      const msg = given.map(String).join(' ').trim()
      if (msg) write(`${JSON.stringify({ level, time: Date.now(), pid: process.pid, msg })}\n`)
    }
}
