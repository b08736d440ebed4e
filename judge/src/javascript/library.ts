import console from './library/console.js?raw'
import inspect from './library/inspect.js?raw'
import inspectColumns from './library/inspect-columns.js?raw'
import inspectNames from './library/inspect-names.js?raw'
import inspectText from './library/inspect-text.js?raw'

const LIBRARY = new Map([
  ['console', console],
  ['inspect', inspect],
  ['inspect-columns', inspectColumns],
  ['inspect-names', inspectNames],
  ['inspect-text', inspectText],
])

/** A part of a program's world that is read when the program first uses it: a function of the host's and of `load`. */
export function libraryOf(name: string): string {
  const part = LIBRARY.get(name)
  if (part === undefined) throw new Error(`There is no part ${name}.`)
  return part
}
