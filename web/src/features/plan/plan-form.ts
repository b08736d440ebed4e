import {
  type PlanBody,
  type PlanSource,
  type PlanTerms,
  planMessages,
  USUAL_HARD,
} from '@callofcode/contract/plan/plan'
import { planBody, planTerms } from '@callofcode/contract/schemas/plan/plan'
import { useEffect, useState } from 'react'
import { told } from '../../platform/language/told.ts'
import { useSession } from '../../platform/session/session.ts'
import { memberStore } from '../../platform/storage/local-store.ts'
import { dayAfter } from './plan-days.ts'

/** The content of the fields. The number of hours is as it was typed. */
export interface TermFields extends Omit<PlanTerms, 'hours'> {
  readonly hours: string
}
/** The form has one field for lists of all kinds. */
export type SourceKind = Exclude<PlanSource['kind'], 'own' | 'shared'>
export const OWN = 'own:'
export const SHARED = 'shared:'
export interface PlanFields extends TermFields {
  readonly kind: SourceKind
  /** A slug, or `own:` and the id of a member's own list, or `shared:` and the key of a link. */
  readonly list: string
  readonly topics: readonly string[]
  readonly company: string
}

const SOME_WEEKS = 56
const START: TermFields = {
  hours: '6',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  level: 'intermediate',
  hard: USUAL_HARD.intermediate,
  endsOn: '',
}

export interface Asked {
  readonly list?: string | undefined
  readonly topics?: string | undefined
  readonly company?: string | undefined
  /** The id of the member's own list. */
  readonly own?: string | undefined
  /** The key of the link to a list of another member. */
  readonly shared?: string | undefined
}
/** Returns the fields that an address such as `?company=acme` asks for. */
export const fieldsFor = ({ list = '', topics = '', company = '', own, shared }: Asked): PlanFields => ({
  ...START,
  endsOn: dayAfter(new Date().toISOString().slice(0, 10), SOME_WEEKS),
  kind: company ? 'company' : topics ? 'topics' : 'list',
  list: own ? OWN + own : shared ? SHARED + shared : list,
  company,
  topics: topics.split(',').filter(Boolean),
})
export const fieldsOf = ({ endsOn, hours, weekdays, level, hard }: PlanTerms): TermFields => ({
  endsOn,
  weekdays,
  level,
  hard,
  hours: String(hours),
})

const numbered = (fields: TermFields) => ({
  endsOn: fields.endsOn,
  weekdays: fields.weekdays,
  level: fields.level,
  hard: fields.hard,
  hours: fields.hours.trim() === '' ? Number.NaN : Number(fields.hours),
})
/** Returns the error of the typed hours. An empty field is missing, not wrong. */
export const hoursError = (fields: TermFields): string | undefined =>
  fields.hours.trim() === '' || planTerms.shape.hours.safeParse(numbered(fields).hours).success
    ? undefined
    : told(planMessages.hoursRule)
/** Returns the terms, or undefined if a field is missing. */
export const termsOf = (fields: TermFields): PlanTerms | undefined =>
  planTerms.safeParse(numbered(fields)).data
export const bodyOf = (fields: PlanFields): PlanBody | undefined =>
  planBody.safeParse({ ...numbered(fields), source: sourceOf(fields) }).data

export function sourceOf({
  kind,
  list,
  topics,
  company,
}: Pick<PlanFields, 'kind' | 'list' | 'topics' | 'company'>): PlanSource {
  if (kind === 'topics') return { kind, ids: [...topics] }
  if (kind === 'company') return { kind, slug: company }
  if (list.startsWith(OWN)) return { kind: 'own', id: list.slice(OWN.length) }
  if (list.startsWith(SHARED)) return { kind: 'shared', key: list.slice(SHARED.length) }
  return { kind: 'list', slug: list }
}

// The prefix of drafts deletes the fields with them at sign-out.
const kept = memberStore<PlanFields & { readonly wish?: string }>(
  (memberId, place) => `draft:${memberId}:${place}`,
)
/** Returns the wish in the address. Empty if the address has none. */
const wishOf = (asked: Asked) => {
  const wanted = Object.entries(asked).filter(([, value]) => value)
  return wanted.length > 0 ? JSON.stringify(wanted.sort()) : ''
}

/**
 * Stores the fields in this browser until the plan is made, so a reload loses nothing. Another wish in the address starts a new
 * form. An address without a wish restores what was typed last.
 */
export function usePlanFields(place: string, asked: Asked) {
  const { data: session } = useSession()
  const id = session?.id ?? ''
  const wish = wishOf(asked)
  const [fields, setFields] = useState(() => fieldsFor(asked))
  useEffect(() => {
    const before = id ? kept.get(id, place) : undefined
    if (!before) return
    const { wish: ofWish = '', ...typed } = before
    if (!wish || wish === ofWish) setFields((now) => ({ ...now, ...typed }))
  }, [id, place, wish])
  return {
    fields,
    change(more: Partial<PlanFields>) {
      const next = { ...fields, ...more }
      setFields(next)
      if (id) kept.save(id, place, { ...next, wish })
    },
    forget: () => kept.remove(id, place),
  }
}
