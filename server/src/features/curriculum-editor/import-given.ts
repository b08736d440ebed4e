import type { Sentence } from '@callofcode/contract/sentence'
import { badInput } from '../../platform/failure.ts'

/** A topic as the file names it. Fields that are left out stay as they are. */
export interface GivenTopic {
  readonly at: string
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly level?: string | undefined
  readonly hidden?: boolean | undefined
}

export interface GivenQuestion {
  readonly at: string
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly difficulty?: string | undefined
  readonly link?: string | undefined
  readonly hidden?: boolean | undefined
  /** Its topic, by title or as an object in the file. Null means no topic, and undefined means no change. */
  readonly topic?: string | GivenTopic | null | undefined
}

export interface Fault {
  readonly at: string
  readonly said: Sentence
}

/** The contents of a file before any comparison. */
export interface ImportFile {
  readonly topics: readonly GivenTopic[]
  readonly questions: readonly GivenQuestion[]
  readonly errors: readonly Fault[]
  readonly notes: readonly string[]
  /** Converts a text of the file to its value. `current` is the present value. */
  readonly read: (text: string, current: string | undefined) => string
}

/** Refuses a file that cannot be read at all. */
export const fault = (said: Sentence) => badInput({ file: said })
