import type { DraftContent } from '@callofcode/contract/draft/draft'
import type { Item, ItemVersion, Kind } from '@callofcode/contract/version/version'
import type { FieldValues } from 'react-hook-form'

/** The values of an edit form. `version` is the version that its texts started from. */
export type Typed = DraftContent & { version: string }

export type Names<Fields> = { readonly [Name in keyof Fields & string]?: string }

/** The differences between the edit forms of the kinds. */
export interface EditKind<Fields extends Typed, Sent extends FieldValues> {
  readonly kind: Kind
  /** The labels of the fields, as in the form. */
  readonly names: Names<Fields>
  readonly fieldsOf: (content: Item['content'], version: number) => Fields
  readonly send: (id: string, fields: Sent, basedOn: string) => Promise<{ message: string }>
}

/** Returns content of a kind. The types cannot connect the kind in the address with the content in the response. */
export const contentOf = <K extends Kind>(_kind: K, content: Item['content'] | ItemVersion['content']) =>
  content as Extract<Item, { kind: K }>['content']
