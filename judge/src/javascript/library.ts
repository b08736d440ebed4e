import collation from './library/collation.js?raw'
import console from './library/console.js?raw'
import dateFormat from './library/date-format.js?raw'
import inspect from './library/inspect.js?raw'
import inspectColumns from './library/inspect-columns.js?raw'
import inspectNames from './library/inspect-names.js?raw'
import inspectText from './library/inspect-text.js?raw'
import intl from './library/intl.js?raw'
import numberFormat from './library/number-format.js?raw'
import structuredClone from './library/structured-clone.js?raw'
import textCoding from './library/text-coding.js?raw'

const LIBRARY = new Map([
  ['collation', collation],
  ['console', console],
  ['date-format', dateFormat],
  ['inspect', inspect],
  ['inspect-columns', inspectColumns],
  ['inspect-names', inspectNames],
  ['inspect-text', inspectText],
  ['intl', intl],
  ['number-format', numberFormat],
  ['structured-clone', structuredClone],
  ['text-coding', textCoding],
])

/** A part of a program's world that is read when the program first uses it: a function of the host's and of `load`. */
export function libraryOf(name: string): string {
  const part = LIBRARY.get(name)
  if (part === undefined) throw new Error(`There is no part ${name}.`)
  return part
}
