import fc from 'fast-check'
import { z } from 'zod'
import { PASSWORD } from '../test-site.ts'
import { hostileTexts, lengths } from './hostile-values.ts'

/** A schema as seen from inside. */
interface Definition {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  shape?: Record<string, z.ZodType>
}
const insideOf = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def

/** Values that fields may need. Each leaf of a schema keeps those that it accepts. */
const known: readonly unknown[] = [
  'Asha Verma',
  'Two pointers',
  'a',
  'x-1',
  '7',
  '1',
  '12',
  '100',
  '_id',
  '# Title\n\n*Text*, $n^2$ and `code`.',
  'fuzz@college.edu',
  ' Fuzz@College.edu ',
  PASSWORD,
  'Other-2024!',
  '012345',
  'credentials',
  'https://example.com/a?b',
  '2099-01-01T10:00:00Z',
  '2099-01-01T10:00',
  '2099-01-01T12:00:00.000+05:30',
  '2020-02-29',
  '2099-01-02',
  '2026-11',
  '2026-01-01T00:00:00.000Z',
  'Asia/Kolkata',
  'hi',
  '+91 98765 43210',
  'K7QFW-M2XDR',
  '#2f6fde',
  'A-name-of-22-letters-x',
  '/pictures/A-name-of-22-letters-x-640x480.webp',
  '123456:a-token-of-a-bot-at-Telegram',
  'two-crates',
  'editorial.md',
  'problem.json',
  'ab'.repeat(32),
  'python',
  'cpp',
  'javascript',
  'java',
  '00000000-0000-4000-8000-000000000000',
  'solution:fair-cuts:python',
  'note:fair-cuts',
  'question:fair-cuts',
  'blog',
  '2026',
  true,
  false,
  null,
  0,
  1,
  2,
  3,
  40,
  1_000,
  100_000,
  new Date().getUTCFullYear(),
  ['a', 'b'],
  ['x'],
  [],
  {},
  ...hostileTexts,
]
const long = [...new Set(lengths)].map((length) => 'x'.repeat(length))

/** Returns values that a schema accepts, found by testing its leaves. `field` appears in the error when no value fits. */
export function valuesOf(schema: z.ZodType, field = ''): fc.Arbitrary<unknown> {
  const { type, innerType, element, shape, options, keyType, valueType, ...rest } = insideOf(schema)
  if (type === 'optional' && innerType)
    return fc.option(valuesOf(innerType, field), { nil: undefined, freq: 3 })
  if (type === 'nullable' && innerType) return fc.option(valuesOf(innerType, field), { freq: 4 })
  if ((type === 'default' || type === 'prefault') && innerType) return valuesOf(innerType, field)
  if (type === 'object' && shape)
    return fc
      .record(
        Object.fromEntries(
          Object.entries(shape).map(([key, inner]) => [key, valuesOf(inner, `${field}.${key}`)]),
        ),
      )
      .map(withoutUndefined)
  if (type === 'array' && element) return fc.array(valuesOf(element, `${field}[]`), { maxLength: 4 })
  if (type === 'record' && keyType && valueType)
    return fc.dictionary(
      valuesOf(keyType, `${field}{}`) as fc.Arbitrary<string>,
      valuesOf(valueType, `${field}{}`),
      {
        maxKeys: 3,
      },
    )
  if (type === 'union' && options) return fc.oneof(...options.map((option) => valuesOf(option, field)))
  // A preprocess has its schema after the transform. All other pipes have it before.
  const from = rest.in && insideOf(rest.in).type === 'transform' ? rest.out : rest.in
  if (type === 'pipe' && from && /array|object|union|record/.test(insideOf(from).type))
    return valuesOf(from, field)
  return leafValues(schema, field)
}

function leafValues(schema: z.ZodType, field: string): fc.Arbitrary<unknown> {
  const accepts = (value: unknown) => schema.safeParse(value).success
  const fixed = [...known.filter(accepts), ...entriesOf(schema)]
  if (fixed.length === 0) throw new Error(`Add a valid value of ${field} to the known ones`)
  const longest = long.filter(accepts).at(-1)
  const fallback = fixed[0]
  const random = fc
    .oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.string(), fc.integer(), fc.double())
    .map((value) => (accepts(value) ? value : fallback))
  return fc.oneof(
    { arbitrary: fc.constantFrom(...fixed), weight: 8 },
    { arbitrary: random, weight: 3 },
    ...(longest === undefined ? [] : [{ arbitrary: fc.constant(longest), weight: 1 }]),
  )
}

const entriesOf = (schema: z.ZodType): unknown[] =>
  'options' in schema && Array.isArray(schema.options)
    ? schema.options
    : schema instanceof z.ZodLiteral
      ? [...schema.values]
      : []

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined))
