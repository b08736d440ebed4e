import type { DraftContent } from '@callofcode/contract/draft'
import type { Item, ItemVersion, Kind } from '@callofcode/contract/version'
import type { FieldValues } from 'react-hook-form'

/** The form of an edit as it is typed. `version` is that which its texts were begun on. */
export type Typed = DraftContent & { version: string }

export type Names<Fields> = { readonly [Name in keyof Fields & string]?: string }

/** What the edits of each kind differ in. */
export interface EditKind<Fields extends Typed, Sent extends FieldValues> {
  readonly kind: Kind
  /** The labels of the fields, as they stand in the form. */
  readonly names: Names<Fields>
  readonly fieldsOf: (content: Item['content'], version: number) => Fields
  readonly send: (id: string, fields: Sent, basedOn: string) => Promise<{ message: string }>
}

/** Its kind says what its content is, and the address says the kind: the server has just read one of it. */
export const contentOf = <K extends Kind>(_kind: K, content: Item['content'] | ItemVersion['content']) =>
  content as Extract<Item, { kind: K }>['content']
