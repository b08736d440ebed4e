import { say } from 'words:trace'
import type { Cell, Thing } from '@callofcode/judge/trace'
import { type Frame, pairsOf, type State, type Variable } from '@callofcode/judge/trace-states'

const DEEPEST = 4
const MOST_NODES = 12

/** Returns a complete text. Undefined for every other value. */
export const textOf = (cell: Cell): string | undefined =>
  typeof cell === 'string' && cell.startsWith('"') ? cell.slice(1) : undefined

export const isWhole = (cell: Cell): cell is string => typeof cell === 'string' && /^-?\d{1,9}$/.test(cell)

/** Formats a value that is not an object. */
export function atomWords(cell: string): string {
  if (cell.startsWith('"')) return JSON.stringify(cell.slice(1))
  if (cell.startsWith("'")) return `${JSON.stringify(cell.slice(1)).slice(0, -1)}…`
  return cell === '' ? say('nothingIn') : cell
}

/** Formats a value in one line. An ellipsis replaces deeply nested parts. */
export function wordsOf(cell: Cell, state: State, depth = 0): string {
  if (typeof cell === 'string') return atomWords(cell)
  const thing = state.thing(cell)
  if (!thing || depth >= DEEPEST) return '…'
  const inner = (one: Cell) => wordsOf(one, state, depth + 1)
  const [kind, name, size, ...cells] = thing
  if (kind === 'list' || kind === 'set') {
    const [open, close] = bracketsOf(kind, name)
    return (
      open +
      cells
        .map(inner)
        .concat(restOf(size - cells.length))
        .join(', ') +
      close
    )
  }
  const pairs = pairsOf(cells)
  if (kind === 'map') {
    const entries = pairsOfCells(cells).map(([key, value]) => `${inner(key)}: ${inner(value)}`)
    return `{${entries.concat(restOf(size - entries.length)).join(', ')}}`
  }
  const linked = treeWords(cell, state) ?? branchWords(cell, state) ?? chainWords(cell, state)
  if (linked !== undefined) return linked
  return `${name}(${pairs.map(([field, value]) => `${field} ${inner(value)}`).join(', ')})`
}

const restOf = (count: number) => (count > 0 ? [say('moreInValue', { count })] : [])

function bracketsOf(kind: Thing[0], name: string): [string, string] {
  if (kind === 'set') return ['{', '}']
  return name === 'tuple' ? ['(', ')'] : ['[', ']']
}

export function pairsOfCells(cells: readonly Cell[]): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = []
  for (let at = 0; at + 1 < cells.length; at += 2) pairs.push([cells[at] ?? '', cells[at + 1] ?? ''])
  return pairs
}

/** Formats a linked list as `3 → 1 → 2`. */
function chainWords(from: number, state: State): string | undefined {
  const words: string[] = []
  const seen = new Set<number>()
  for (let at: Cell = from; typeof at === 'number'; ) {
    if (seen.has(at) || words.length >= MOST_NODES) return [...words, '…'].join(' → ')
    seen.add(at)
    const fields = fieldsOf(at, state)
    const next: Cell | undefined = fields?.get('next')
    if (!fields || next === undefined || !isListNode(fields))
      return words.length > 0 ? words.join(' → ') : undefined
    words.push(valueWords(fields))
    at = next
  }
  return words.join(' → ')
}

/** Formats a tree level by level, as in the statements of problems. */
function treeWords(from: number, state: State): string | undefined {
  const words: string[] = []
  const row: (Cell | undefined)[] = [from]
  for (let at = 0; at < row.length && words.length < 2 * MOST_NODES; at++) {
    const fields = fieldsOf(row[at], state)
    if (!fields) words.push('null')
    else if (isTreeNode(fields)) {
      words.push(valueWords(fields))
      row.push(fields.get('left'), fields.get('right'))
    } else return undefined
  }
  const whole = words.length === row.length
  while (whole && words.at(-1) === 'null') words.pop()
  return `tree [${words.concat(whole ? [] : ['…']).join(', ')}]`
}

/** Formats a tree as `1 (3 (5, 6), 2, 4)`: each node is followed by its children. */
function branchWords(from: number, state: State): string | undefined {
  const seen = new Set<number>()
  const textFrom = (id: number): string => {
    const fields = fieldsOf(id, state)
    if (!fields || seen.has(id) || seen.size >= MOST_NODES) return '…'
    seen.add(id)
    const below = (childListOf(fields, state)?.children ?? []).map(textFrom)
    return valueWords(fields) + (below.length > 0 ? ` (${below.join(', ')})` : '')
  }
  const fields = fieldsOf(from, state)
  return fields && childListOf(fields, state) ? `tree ${textFrom(from)}` : undefined
}

const NOTHING: readonly (Cell | undefined)[] = ['None', 'null', 'undefined']
const isLink = (cell: Cell | undefined) => typeof cell === 'number' || NOTHING.includes(cell)

/** Returns whether `left` and `right` are nodes or empty, as in a tree. An interval has these fields too. */
export const isTreeNode = (fields: ReadonlyMap<string, Cell>) =>
  isLink(fields.get('left')) && isLink(fields.get('right'))

const CHILDREN = ['children', 'kids']

/** Returns the children of a node that has a list of them. `id` is the number of the list. */
export function childListOf(
  fields: ReadonlyMap<string, Cell>,
  state: State,
): { readonly id: number | undefined; readonly children: readonly number[] } | undefined {
  const held = CHILDREN.map((name) => fields.get(name)).find((one) => one !== undefined)
  if (held === undefined) return undefined
  if (typeof held === 'string') return NOTHING.includes(held) ? { id: undefined, children: [] } : undefined
  const [kind, , , ...cells] = state.thing(held) ?? ['map', '', 0]
  if (
    kind !== 'list' ||
    !cells.every((one) => isLink(one) && (typeof one === 'string' || fieldsOf(one, state)))
  )
    return undefined
  return { id: held, children: cells.filter((one) => typeof one === 'number') }
}

export const isListNode = (fields: ReadonlyMap<string, Cell>) => isLink(fields.get('next'))

export function fieldsOf(cell: Cell | undefined, state: State): Map<string, Cell> | undefined {
  const thing = typeof cell === 'number' ? state.thing(cell) : undefined
  if (thing?.[0] !== 'object') return undefined
  const [, , , ...cells] = thing
  return new Map(pairsOf(cells))
}

const LINKS = ['next', 'prev', 'previous', 'left', 'right', 'parent', 'child', 'random', ...CHILDREN]

/** Formats the value of a node: its fields without its links. */
export function valueWords(fields: ReadonlyMap<string, Cell>): string {
  const held = [...fields].filter(([name, cell]) => !LINKS.includes(name) && typeof cell === 'string')
  if (held.length === 1) return atomWords(String(held[0]?.[1]))
  return held.map(([name, cell]) => `${name} ${atomWords(String(cell))}`).join(', ') || '·'
}

/** Returns whether the last step changed the variable, or something in its value. */
export function changeOf(
  { cell, change }: Variable,
  begun: boolean,
  state: State,
): 'new' | 'changed' | undefined {
  if (change) return change
  return !begun && isTouched(cell, state, new Set()) ? 'changed' : undefined
}

function isTouched(cell: Cell, state: State, seen: Set<number>): boolean {
  if (typeof cell === 'string' || seen.has(cell)) return false
  seen.add(cell)
  const now = state.thing(cell)
  if (now !== state.thingBefore(cell)) return true
  const [, , , ...cells] = now ?? ['list', '', 0]
  return cells.some((one) => isTouched(one, state, seen))
}

export const frameName = ({ name }: Pick<Frame, 'name'>) => (name === '<module>' ? say('program') : name)

const MAX_ANNOUNCED = 4

/** Returns the text for screen readers: only the position and what is new. */
export function announcementOf(state: State, count: number): string {
  const frame = state.frames.at(-1)
  const { step, at } = state
  const parts = [say('saidStep', { at: at + 1, count, line: step.line })]
  if (step.event === 'call' && frame) parts.push(say('saidCall', { name: frameName(frame) }))
  if (step.event === 'return') parts.push(say('saidReturn', { value: wordsOf(step.value ?? '', state) }))
  if (step.event === 'yield') parts.push(say('saidYield', { value: wordsOf(step.value ?? '', state) }))
  const begun = frame?.begun ?? true
  const changed = (frame?.variables ?? []).filter((one) => begun || changeOf(one, begun, state))
  const shown = changed
    .slice(0, MAX_ANNOUNCED)
    .map(({ name, cell }) => say('saidValue', { name, value: wordsOf(cell, state) }))
  if (shown.length > 0) parts.push(`${shown.join(', ')}.`)
  return parts.join(' ')
}
