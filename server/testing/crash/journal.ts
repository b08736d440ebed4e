import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * The state of a write:
 * - `sent`: nobody knows yet whether it was done.
 * - `acknowledged`: the response was a success.
 * - `refused`: the response says that it was not done.
 */
export type Outcome = 'sent' | 'acknowledged' | 'refused'

/** One write, as its client sees it. */
export interface Entry {
  readonly id: number
  readonly kind: string
  readonly member: number
  /** The item that the write changes: a question, a thread, a field. */
  readonly target: string
  readonly key: string
  outcome: Outcome
  /** The response that acknowledged the write. */
  answer?: string
}

/**
 * Records the writes that a client sent and their responses. The file is synced to the disk before each request, so it contains
 * at least every sent write.
 */
export class Journal {
  readonly entries: Entry[] = []
  readonly #file: number

  constructor(path: string) {
    this.#file = openSync(path, 'a', 0o600)
  }

  send(entry: Omit<Entry, 'id' | 'outcome'>): Entry {
    const made: Entry = { ...entry, id: this.entries.length, outcome: 'sent' }
    this.entries.push(made)
    this.#write(made)
    return made
  }

  end(entry: Entry, outcome: Outcome, answer?: string) {
    entry.outcome = outcome
    if (answer !== undefined) entry.answer = answer
    this.#write({ id: entry.id, outcome })
  }

  close() {
    closeSync(this.#file)
  }

  #write(line: object) {
    writeSync(this.#file, `${JSON.stringify(line)}\n`)
    fdatasyncSync(this.#file)
  }
}

/** Reads a journal after its client has ended. Returns the entries with their last outcome. */
export function readJournal(path: string): Entry[] {
  const entries: Entry[] = []
  for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Entry
    entries[line.id] = { ...entries[line.id], ...line }
  }
  return entries
}
