import { say } from 'words:authoring'
import { jsonFault, type TextPlace } from './json-fault.ts'

/** problem.json as it was read. Keys that the form does not support stay. */
export type Task = Readonly<Record<string, unknown>>

export type ReadTask = { readonly task: Task } | { readonly fault: string; readonly place?: TextPlace }

export const isTask = (value: unknown): value is Task =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readTask(text: string): ReadTask {
  try {
    const task: unknown = JSON.parse(text)
    return isTask(task) ? { task } : { fault: say('taskNotObject') }
  } catch {
    const place = jsonFault(text)
    return { fault: say('taskNotJson', { line: place.line, column: place.column }), place }
  }
}

/** Returns the value at a place, such as `signature` and `name`. */
export const at = (task: Task, ...[key = '', ...rest]: readonly string[]): unknown => {
  const value = task[key]
  return rest.length === 0 ? value : isTask(value) ? at(value, ...rest) : undefined
}

export const textAt = (task: Task, ...keys: readonly string[]): string => {
  const value = at(task, ...keys)
  return typeof value === 'string' ? value : ''
}
export const numberAt = (task: Task, ...keys: readonly string[]): number | undefined => {
  const value = at(task, ...keys)
  return typeof value === 'number' ? value : undefined
}
export const textsAt = (task: Task, ...keys: readonly string[]): string[] => {
  const value = at(task, ...keys)
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : []
}

/** Puts a value at a place. Undefined removes it, and also its parent object if that is then empty. */
export function withValue(task: Task, [key = '', ...rest]: readonly string[], value: unknown): Task {
  const there = task[key]
  const inner = rest.length === 0 ? value : withValue(isTask(there) ? there : {}, rest, value)
  const isGone = inner === undefined || (rest.length > 0 && isTask(inner) && Object.keys(inner).length === 0)
  if (!isGone) return { ...task, [key]: inner }
  const { [key]: _, ...others } = task
  return others
}

export const writtenTask = (task: Task) => `${printed(task)}\n`

const WIDTH = 100

/** Prints a value in the style of the repository's problems: a value that fits takes one line. */
function printed(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((one) => printed(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${printed(one, inner)}`)
  if (parts.length === 0) return isList ? '[]' : '{}'
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= WIDTH) return line
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** The types of a signature (docs/problems.md). */
const PLAIN_TYPES = ['int', 'long', 'double', 'bool', 'char', 'string', 'ListNode', 'TreeNode'] as const
export const TYPES: readonly string[] = ['', '[]', '[][]', '[][][]'].flatMap((deep) =>
  PLAIN_TYPES.map((name) => name + deep),
)
