import type { GivenSolve, Reading } from './given-solve.ts'
import { shortened } from './given-solve.ts'
import { candidateOf, slugIn } from './read-name.ts'
import { type Dates, type Role, rankOf, roleOf, solveOf, type Values } from './read-record.ts'

type Json = Readonly<Record<string, unknown>>
const MOST_VALUES = 400_000
/** Fields whose names are not those of questions. */
const OTHERS =
  /^(?:topic_?tags|tags|topics|companies|company_?tags|languages?|lang|hints|members|author|badges|profile|stats_by)$/i
const INNER = ['stat', 'problem', 'question']

/** Returns the value of a text that is JSON, lines of JSON, or a script with one value. Undefined for any other text. */
export function jsonOf(text: string): unknown {
  const trimmed = text.trim()
  const start = trimmed.search(/[[{]/)
  if (start < 0 || start > 400) return undefined
  return parsed(trimmed) ?? lines(trimmed) ?? parsed(trimmed.slice(start, lastOf(trimmed) + 1))
}
const lastOf = (text: string) => Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
function lines(text: string): unknown[] | undefined {
  const each = text.split('\n').filter((line) => line.trim() !== '')
  if (each.length < 2 || !each[0]?.trim().startsWith('{')) return undefined
  const values = each.map(parsed)
  return values.every((value) => value !== undefined) ? values : undefined
}

/** Returns every solve in a value, at any depth and under any name. */
export function solvesOfJson(json: unknown, reading: Reading, dates: Dates): GivenSolve[] {
  const found: GivenSolve[] = []
  // An explicit stack replaces recursion, so that a value nested a million levels deep is safe.
  const waiting: unknown[] = [json]
  for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES; seen++) {
    const value = waiting.pop()
    if (Array.isArray(value)) pushAll(waiting, value, found)
    else if (isObject(value)) {
      const solve = solveOfObject(value, reading, dates)
      if (solve) found.push(solve)
      else pushAll(waiting, inside(value, found, reading, dates), found)
    }
  }
  return found
}

function pushAll(waiting: unknown[], values: readonly unknown[], found: GivenSolve[]) {
  for (let at = values.length - 1; at >= 0; at--) waiting.push(values[at])
  const texts = values.filter((value): value is string => typeof value === 'string')
  for (const text of texts) {
    const solve = solveOfText(text)
    if (solve) found.push(solve)
  }
}

/** Reads a solve from a text in a list: an address, a slug or a title. */
function solveOfText(text: string): GivenSolve | undefined {
  if (text.length < 3 || text.length > 300) return undefined
  const slug = slugIn(text)
  if (!slug && /:\/\/|@|^[\d:TZ.+ -]+$/.test(text)) return undefined
  return { ...solveNamed(text), slug }
}
const solveNamed = (text: string): GivenSolve => ({
  text: shortened(text),
  slug: null,
  candidates: [candidateOf(text)],
  at: null,
  done: null,
  isForeign: false,
  isClear: true,
})

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a solve from an object. LeetCode and Codeforces store the name of a problem in a nested object. */
function solveOfObject(value: Json, reading: Reading, dates: Dates): GivenSolve | undefined {
  const inner = INNER.map((name) => value[name]).find(isObject)
  const values = valuesOf(inner ? { ...inner, ...value, ...noInner } : value)
  const isNamed = values.slug || values.link || values.title
  const says = ROLES_THAT_SAY.filter((role) => values[role] !== undefined)
  if (!isNamed || says.length === 0) return undefined
  const solve = solveOf(values, reading, dates)
  const isForeign = isObject(inner) && 'contestId' in inner
  return solve && isForeign ? { ...solve, isForeign } : solve
}
const noInner = { problem: undefined, question: undefined, stat: undefined }
/** A title alone may belong to anything. */
const ROLES_THAT_SAY: readonly Role[] = ['slug', 'link', 'number', 'status', 'time']

function valuesOf(value: Json): Values {
  const values: Values = {}
  const ranks: Partial<Record<Role, number>> = {}
  for (const [name, one] of Object.entries(value).slice(0, 80)) {
    const role = roleOf(name.replaceAll('__', ''))
    if (!role || typeof one === 'object' ? one !== null || role !== 'status' : false) continue
    if (!role || one === undefined) continue
    const rank = rankOf(role, name)
    if (values[role] !== undefined && (ranks[role] ?? 99) <= rank) continue
    values[role] = one === null ? '' : String(one).slice(0, 600)
    ranks[role] = rank
  }
  return values
}

/** Reads objects that map names to questions, as LeetHub and many trackers write them. For others it returns their values. */
function inside(value: Json, found: GivenSolve[], reading: Reading, dates: Dates): unknown[] {
  const entries = Object.entries(value).filter(([name]) => !OTHERS.test(name))
  const isByName =
    entries.some(([name]) => /^\d{1,4}[-_. ]+[a-z]/i.test(name) || slugIn(name)) ||
    entries.filter(([name]) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name)).length > entries.length / 2
  if (!isByName) return entries.map(([, one]) => one)
  for (const [name, one] of entries) {
    if (/\.(?:md|json)$/i.test(name) || name.length > 300) continue
    const values = isObject(one) ? valuesOf(one) : scalar(one)
    const solve = solveOf({ title: name, ...pick(values) }, reading, dates)
    if (solve) found.push(solve)
  }
  return []
}
const pick = ({ status, time }: Values): Values => ({
  ...(status !== undefined && { status }),
  ...(time !== undefined && { time }),
})
const scalar = (one: unknown): Values =>
  typeof one === 'boolean'
    ? { status: String(one) }
    : typeof one === 'number' || typeof one === 'string'
      ? { time: String(one) }
      : {}
