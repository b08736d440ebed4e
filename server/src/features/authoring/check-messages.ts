import type { Report } from './authoring-tables.ts'

/** What a check process says, a line of JSON each. It ends after the report. */
export type CheckSays = { step: string; share: number } | { report: Report }

/** The arguments of a check process, as one JSON. */
export interface CheckGiven {
  /** The files of the problem. The process writes what it makes beside them. */
  readonly folder: string
  readonly place: { readonly file: string; readonly assets: string }
  /** The slugs of the club's topics. */
  readonly topics: readonly string[]
  /** Bytes of the sandbox. */
  readonly memory: number
}
