import { baseOf, type Endpoint } from '@callofcode/contract/endpoint'
import { damagedForm, type Part } from './damaged-form.ts'
import {
  brokenJson,
  hostileKeys,
  hostileQueries,
  hostileSegments,
  hostileTexts,
  hostileValues,
  lengths,
  oddHeaders,
  oddTypes,
} from './hostile-values.ts'
import type { Sent } from './send-request.ts'

/** The damage to a good request. The numbers choose its place and its form. */
export interface Damage {
  readonly kind: number
  readonly at: number
  readonly pick: number
}
export interface Good {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly parts: readonly Part[]
}

type Target = Pick<Endpoint, 'method' | 'path' | 'file' | 'body' | 'query' | 'multipart'>
interface Draft {
  segments: Record<string, string>
  pairs: string[]
  body: unknown
  text: Buffer | undefined
  type: string | undefined
  headers: [name: string, value: string][]
}

const chosen = <T>(list: readonly T[], pick: number): T => list[pick % list.length] as T
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Returns the request as it is sent, and its JSON if the server can read it. */
export function requestOf(
  target: Target,
  good: Good,
  damages: readonly Damage[],
): { sent: Sent; json: unknown } {
  const draft: Draft = {
    segments: Object.fromEntries(Object.entries(good.params).map(([name, value]) => [name, encode(value)])),
    pairs: Object.entries(good.query).map(([name, value]) => `${encode(name)}=${encode(String(value))}`),
    body: good.body,
    text: undefined,
    type: target.method === 'GET' ? undefined : 'application/json',
    headers: [],
  }
  const ways = [...(target.multipart ? [] : target.body ? ofBody : []), ofHeader, ofSegment, ofQuery]
  if (target.method !== 'GET' && !target.multipart) ways.push(ofType, ofText)
  for (const damage of damages) chosen(ways, damage.kind)(draft, damage)

  const form = target.multipart ? damagedForm(good.parts, damages) : undefined
  const wanted = target.method !== 'GET' && !form && draft.body !== undefined
  const payload =
    form?.payload ?? draft.text ?? (wanted ? Buffer.from(JSON.stringify(draft.body) ?? '') : undefined)
  const type = form?.type ?? draft.type
  const path =
    baseOf(target) + target.path.replace(/:(\w+)/g, (_, name: string) => draft.segments[name] ?? 'x')
  return {
    sent: {
      method: target.method,
      path: path + (draft.pairs.length > 0 ? `?${draft.pairs.join('&')}` : ''),
      headers: [
        ...(type === undefined || !payload ? [] : [['content-type', type] as const]),
        ...draft.headers,
      ],
      payload,
    },
    json: draft.text === undefined && !form ? jsonOf(payload) : undefined,
  }
}

/** Parses the sent text again, because JSON changes some values: NaN becomes null, and undefined disappears. */
const jsonOf = (payload: Buffer | undefined): unknown =>
  payload?.length ? JSON.parse(payload.toString()) : undefined

type Way = (draft: Draft, damage: Damage) => void

const replaced =
  (values: readonly unknown[]): Way =>
  (draft, { at, pick }) => {
    draft.body = put(draft.body, chosen(pathsOf(draft.body), at), chosen(values, pick))
  }
const grown: Way = (draft, { at, pick }) => {
  const letter = chosen(['x', 'न', '𝒳', '\u0001', '"'], at)
  draft.body = put(draft.body, chosen(pathsOf(draft.body), at), letter.repeat(chosen(lengths, pick)))
}
const removed: Way = (draft, { at }) => {
  draft.body = put(draft.body, chosen(pathsOf(draft.body), at), undefined)
}
const added: Way = (draft, { at, pick }) => {
  const places = pathsOf(draft.body).filter((path) => isPlain(get(draft.body, path)))
  if (places.length === 0) return
  draft.body = put(draft.body, [...chosen(places, at), chosen(hostileKeys, pick)], chosen(hostileValues, at))
}
const ofBody: readonly Way[] = [
  replaced(hostileValues),
  replaced(hostileValues),
  replaced(hostileTexts),
  replaced(hostileTexts),
  grown,
  removed,
  added,
]
const ofText: Way = (draft, { pick }) => {
  const made = chosen(brokenJson, pick)(JSON.stringify(draft.body) ?? '{}')
  draft.text = Buffer.from(made)
}
const ofType: Way = (draft, { pick }) => {
  draft.type = chosen(oddTypes, pick)
}
const ofHeader: Way = (draft, { pick }) => {
  const [name, value] = chosen(oddHeaders, pick)
  draft.headers.push([name, value])
}
const ofSegment: Way = (draft, { at, pick }) => {
  const names = Object.keys(draft.segments)
  if (names.length > 0) draft.segments[chosen(names, at)] = chosen(hostileSegments, pick)
}
const ofQuery: Way = (draft, { at, pick }) => {
  const [name = 'q'] = draft.pairs.map((pair) => pair.split('=', 1)[0])
  if (at % 2) draft.pairs.push(chosen(hostileQueries, pick))
  else draft.pairs.push(`${name}=${encode(chosen(hostileTexts, pick))}`)
}

type Path = readonly string[]
const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the path of the value itself and of every value inside it. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
}
const get = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : get((value as Record<string, unknown> | undefined)?.[key], rest)

/**
 * Returns the value with another value at a path. Undefined removes the old value. Keys such as `__proto__` become its own
 * properties.
 */
function put(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? put(one, rest, inner) : one))
  const entries = Object.entries((value ?? {}) as object).filter(([name]) => name !== key)
  const changed = put((value as Record<string, unknown> | undefined)?.[key], rest, inner)
  const copy = Object.fromEntries(entries)
  if (changed !== undefined)
    Object.defineProperty(copy, key, { value: changed, enumerable: true, configurable: true, writable: true })
  return copy
}
