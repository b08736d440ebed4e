import assert from './library/assert.js?raw'
import buffer from './library/buffer.js?raw'
import collation from './library/collation.js?raw'
import console from './library/console.js?raw'
import dateFormat from './library/date-format.js?raw'
import inspect from './library/inspect.js?raw'
import inspectColumns from './library/inspect-columns.js?raw'
import inspectNames from './library/inspect-names.js?raw'
import inspectText from './library/inspect-text.js?raw'
import intl from './library/intl.js?raw'
import nodeModules from './library/node-modules.js?raw'
import numberFormat from './library/number-format.js?raw'
import structuredClone from './library/structured-clone.js?raw'
import textCoding from './library/text-coding.js?raw'
import util from './library/util.js?raw'
import world from './library/world.js?raw'

const LIBRARY = new Map([
  ['assert', assert],
  ['buffer', buffer],
  ['collation', collation],
  ['console', console],
  ['date-format', dateFormat],
  ['inspect', inspect],
  ['inspect-columns', inspectColumns],
  ['inspect-names', inspectNames],
  ['inspect-text', inspectText],
  ['intl', intl],
  ['node-modules', nodeModules],
  ['number-format', numberFormat],
  ['structured-clone', structuredClone],
  ['text-coding', textCoding],
  ['util', util],
  ['world', world],
])

/**
 * The parts of a program's world that are loaded on first use. Each is a function that gets the host's functions and a reader for
 * other parts. The packages come from files beside the engine.
 */
export type Library = ReadonlyMap<string, string>

export function withPackages(packages: readonly (readonly [name: string, text: Uint8Array])[]): Library {
  const decoder = new TextDecoder()
  return new Map([...LIBRARY, ...packages.map(([name, text]) => [name, decoder.decode(text)] as const)])
}

/** Names that the part `world` defines. Programs without them do not load it, and take as much fuel as before. */
const WIDER =
  /\b(?:structuredClone|Buffer|URL(?:SearchParams)?|btoa|atob|Text(?:En|De)coder|Intl|fromAsync|localeCompare|toLocale\w*|(?:M\w\wPriority|Priority)?Queue|Deque)\b|(?<![\w$])_(?![\w$,)\s])|\bconsole\b(?!\s*\.\s*(?:log|info|debug|error|warn)\b)/

export const needsWiderWorld = (program: string): boolean => WIDER.test(program)
