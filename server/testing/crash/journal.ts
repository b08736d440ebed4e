import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * - `sent`: nobody knows yet whether it was done.
 * - `acknowledged`: answered with success.
 * - `refused`: answered that it was not done.
 */
export type Outcome = 'sent' | 'acknowledged' | 'refused'

/** One write, as its client knows it. */
export interface Entry {
  readonly id: number
  readonly kind: string
  readonly member: number
  /** What it writes to: a question, a thread, a field. */
  readonly target: string
  readonly key: string
  outcome: Outcome
  /** The answer that was acknowledged. */
  answer?: string
}

/** What a client has sent and what was answered. Synced to the disk before each request, so that it knows no less. */
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

/** What a journal holds after its client was gone: the entries with their last outcome. */
export function readJournal(path: string): Entry[] {
  const entries: Entry[] = []
  for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Entry
    entries[line.id] = { ...entries[line.id], ...line }
  }
  return entries
}
