import type { Sentence } from '@callofcode/contract/sentence'
import { badInput } from '../../platform/failure.ts'

/** A topic as the file names it. What is left out stays as it is. */
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
  /** Its topic by title, or the one that it stands under; null where it is under none, undefined where nothing is said. */
  readonly topic?: string | GivenTopic | null | undefined
}

export interface Fault {
  readonly at: string
  readonly said: Sentence
}

/** What a file says, before it is compared with anything. */
export interface ImportFile {
  readonly topics: readonly GivenTopic[]
  readonly questions: readonly GivenQuestion[]
  readonly errors: readonly Fault[]
  readonly notes: readonly string[]
  /** The value that a text of the file stands for, where `current` is there now. */
  readonly read: (text: string, current: string | undefined) => string
}

/** A file that cannot be read at all. */
export const fault = (said: Sentence) => badInput({ file: said })
