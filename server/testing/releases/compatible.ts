import type { Catalogue, Column, Constraint, Table } from './catalogue.ts'
import { isWider } from './wider-check.ts'

/** A change in the new schema that affects code of the release. */
export interface Finding {
  /** The thing's name in a contract: `table`, `table.column`, `table.constraint`, `function(types)`. */
  readonly thing: string
  readonly why: string
  /** The columns that contain the thing. A contract that gives up these columns also gives up the thing. */
  readonly of?: readonly string[]
}

type Named<Value> = Readonly<Record<string, Value>>

/** Returns everything in a release's catalogue that the newer one lacks or restricts. */
export function breaksOf(release: Catalogue, now: Catalogue): Finding[] {
  return [
    ...entries(release.tables).flatMap(([name, table]) => tableBreaks(name, table, now.tables[name])),
    ...sameIn('function', release.functions, now.functions),
    ...sameIn('sequence', release.sequences, now.sequences),
    ...entries(release.types).flatMap(([name, values]) => typeBreaks(name, values, now.types[name])),
    ...release.extensions
      .filter((name) => !now.extensions.includes(name))
      .map((name) => ({ thing: name, why: 'the extension is gone' })),
  ]
}

const entries = <Value>(named: Named<Value>) => Object.entries(named)

function tableBreaks(name: string, old: Table, now: Table | undefined): Finding[] {
  if (!now) return [{ thing: name, why: `the ${old.kind} is gone` }]
  const say = (part: string, why: string): Finding => ({ thing: `${name}.${part}`, why })
  return [
    ...(old.kind === now.kind ? [] : [{ thing: name, why: `the ${old.kind} became a ${now.kind}` }]),
    ...(now.rowSecurity && !old.rowSecurity ? [{ thing: name, why: 'row security hides its rows' }] : []),
    ...entries(old.columns).flatMap(([column, was]) =>
      columnBreaks(was, now.columns[column]).map((why) => say(column, why)),
    ),
    ...entries(now.columns)
      .filter(([column, is]) => !old.columns[column] && is.notNull && !fillsItself(is))
      .map(([column]) => say(column, 'the new column takes no null and has no default')),
    ...entries(old.constraints).flatMap(([constraint, was]) =>
      constraintBreaks(was, now.constraints[constraint]).map((why) => ({
        ...say(constraint, why),
        of: was.columns.map((column) => `${name}.${column}`),
      })),
    ),
    ...entries(now.constraints)
      .filter(([constraint, is]) => !old.constraints[constraint] && narrows(is, old, now))
      .map(([constraint, is]) => say(constraint, `the new constraint may refuse a row: ${is.definition}`)),
    ...entries(old.unique).flatMap(([index, { definition, columns }]) => {
      const is = now.unique[index]
      const of = columns.map((column) => `${name}.${column}`)
      if (!is) return [{ ...say(index, 'the unique index is gone, so nothing conflicts on it'), of }]
      return is.definition === definition ? [] : [say(index, `the unique index became ${is.definition}`)]
    }),
    ...entries(now.unique)
      .filter(([index, is]) => !old.unique[index] && narrows({ kind: 'unique', ...is }, old, now))
      .map(([index, is]) => say(index, `the new unique index may refuse a row: ${is.definition}`)),
    ...entries(old.triggers).flatMap(([trigger, definition]) => {
      const is = now.triggers[trigger]
      if (!is) return [say(trigger, 'the trigger is gone')]
      return is === definition ? [] : [say(trigger, `the trigger became ${is}`)]
    }),
  ]
}

const fillsItself = ({ default: given, made }: Column) => given !== undefined || made !== undefined

function columnBreaks(old: Column, now: Column | undefined): string[] {
  if (!now) return ['the column is gone']
  return [
    ...(now.type === old.type ? [] : [`the column was ${old.type} and is ${now.type}`]),
    ...(now.notNull && !old.notNull ? ['the column takes no null any more'] : []),
    ...(fillsItself(old) && !fillsItself(now) ? ['the column has no default any more'] : []),
    ...(now.made === 'generated' && old.made !== 'generated'
      ? ['the column cannot be written any more']
      : []),
  ]
}

function constraintBreaks(old: Constraint, now: Constraint | undefined): string[] {
  // Without the check, the database accepts more values.
  if (!now) return old.kind === 'check' ? [] : [`the constraint is gone: ${old.definition}`]
  // The constraint applies to new rows. Existing rows are checked later.
  if (now.definition.replace(/ NOT VALID$/, '') === old.definition) return []
  if (
    old.kind === 'check' &&
    now.kind === 'check' &&
    isWider(old.definition, now.definition.replace(/ NOT VALID$/, ''))
  )
    return []
  return [`the constraint was ${old.definition} and is ${now.definition}`]
}

/** The release omits new columns. When one of them is null, a unique constraint refuses nothing, because nulls are distinct. */
function narrows({ kind, columns, definition }: Constraint, old: Table, now: Table): boolean {
  const added = columns.filter((column) => !old.columns[column])
  const isNew = added.length > 0 && added.length === columns.length
  if (kind === 'check') return !isNew
  const isNull = added.some((column) => {
    const is = now.columns[column]
    return is && !is.notNull && is.default === undefined
  })
  if (isNull && !/nulls not distinct/i.test(definition)) return false
  return !(isNew && columns.some((column) => now.columns[column]?.made === 'identity'))
}

const sameIn = (kind: string, old: Named<string>, now: Named<string>): Finding[] =>
  entries(old).flatMap(([thing, was]) => {
    const is = now[thing]
    if (is === undefined) return [{ thing, why: `the ${kind} is gone` }]
    return is === was ? [] : [{ thing, why: `the ${kind} was ${was} and is ${is}` }]
  })

function typeBreaks(thing: string, old: readonly string[], now: readonly string[] | undefined): Finding[] {
  if (!now) return [{ thing, why: 'the type is gone' }]
  const gone = old.filter((value) => !now.includes(value))
  return gone.length > 0 ? [{ thing, why: `the type lacks ${gone.join(', ')}` }] : []
}
