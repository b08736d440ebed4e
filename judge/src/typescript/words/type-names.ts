/** The kind of a type, as far as a sentence needs it. */
export type Kind =
  | 'string'
  | 'number'
  | 'boolean'
  | 'BigInt'
  | 'array'
  | 'function'
  | 'Map'
  | 'Set'
  | 'Promise'
  | 'object'
  | 'class'
  | 'nothing'
  | 'missing'
  | 'union'
  | 'named'

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['string', /^(?:string|".*"|`.*`)$/s],
  ['number', /^(?:number|-?[\d.]+(?:e[+-]?\d+)?)$/],
  ['BigInt', /^(?:bigint|-?\d+n)$/],
  ['boolean', /^(?:boolean|true|false)$/],
  ['nothing', /^void$/],
  ['missing', /^(?:undefined|null)$/],
  ['class', /^typeof /],
  ['function', /^(?:new )?(?:<.*>)?\(.*\) => /s],
  ['array', /\[\]$|^(?:readonly )?\[.*\]$|^(?:Readonly)?Array<.*>$/s],
  ['Map', /^(?:Readonly)?Map<.*>$/],
  ['Set', /^(?:Readonly)?Set<.*>$/],
  ['Promise', /^Promise<.*>$/s],
  ['object', /^(?:\{.*\}|object)$/s],
]

export function kindOf(type: string): Kind {
  if (type === 'false | true' || type === 'true | false') return 'boolean'
  const parts = partsOf(type)
  if (parts.length > 1) return 'union'
  return KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'named'
}

/** Returns the types of a union, each without its brackets. */
export function partsOf(type: string): string[] {
  const parts = ['']
  let depth = 0
  const signs = type.match(/"(?:[^"\\]|\\.)*"|=>| \| |./gs) ?? []
  for (const sign of signs) {
    if (/^[([{<]$/.test(sign)) depth++
    if (/^[)\]}>]$/.test(sign)) depth--
    // The result type of a function is not part of the outer union.
    if (sign === ' | ' && depth === 0 && !parts.at(-1)?.includes(' =>')) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts.map((part) => part.replace(/^\((.*)\)$/s, '$1'))
}

const isMissing = (part: string) => kindOf(part) === 'missing'

/** Returns a type without null and undefined, and the word of those that it may be. */
export function splitMissing(type: string): { rest: string; missing: string | undefined } {
  const parts = partsOf(type)
  if (parts.length === 1) return { rest: type, missing: undefined }
  return { rest: parts.filter((part) => !isMissing(part)).join(' | '), missing: parts.find(isMissing) }
}

/** Returns the element type of an array. Undefined for mixed elements, or when the type is no array. */
export function elementOf(type: string): string | undefined {
  const [, plain, named] =
    /^(?:readonly )?(.*)\[\]$/s.exec(type) ?? /^(?:Readonly)?Array<()(.*)>$/s.exec(type) ?? []
  return (plain || named)?.replace(/^\((.*)\)$/s, '$1')
}

const WORDS: Partial<Record<Kind, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  BigInt: 'a BigInt',
  function: 'a function',
  Promise: 'a Promise',
  object: 'an object',
  nothing: 'nothing',
}

/** Returns a type with its article, for use in a sentence. */
export function typeWords(type: string): string {
  const kind = kindOf(type)
  const known = WORDS[kind]
  if (known) return known
  const element = elementOf(type)
  if (element) return `an array of ${manyWords(element)}`
  if (kind === 'missing') return `\`${type}\``
  if (kind === 'class') return `\`${type.slice('typeof '.length)}\` itself`
  if (kind === 'array') return `an array \`${type}\``
  if (kind !== 'union') return `${/^[aeiou]/i.test(type) ? 'an' : 'a'} \`${type}\``
  const parts = partsOf(type)
  if (parts.every((part) => /^["\d-]/.test(part))) return `one of ${parts.map(quoted).join(', ')}`
  return [...new Set(parts.map(typeWords))].join(' or ')
}

/** Returns types that are values in the form that a program writes. */
export const quoted = (part: string) => `\`${part.replace(/^"(.*)"$/s, "'$1'")}\``

function manyWords(type: string): string {
  const kind = kindOf(type)
  if (kind === 'string' || kind === 'number' || kind === 'function' || kind === 'object') return `${kind}s`
  const element = elementOf(type)
  return element ? `arrays of ${manyWords(element)}` : `\`${type}\``
}

export const sameKind = (one: string, other: string) =>
  one === other ||
  (kindOf(one) === kindOf(other) && !['array', 'named', 'union', 'object'].includes(kindOf(one)))

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** Returns `2` or `1-2` of something, in words. */
export function counted(count: string, of: string): string {
  const [least, most = least] = count.split('-')
  const words = [...new Set([least, most])].map((one) => NUMBERS[Number(one)] ?? one)
  return `${words.join(' to ')} ${of}${of && most !== '1' ? 's' : ''}`.trim()
}

/** Returns the names in a type that is written as an object. */
export const namesOf = (type: string) => [...type.matchAll(/(\w+)\??:/g)].flatMap(([, name]) => name ?? [])

/** Returns the words with a capital letter, for the beginning of a sentence. */
export const capital = (words: string) => words.replace(/^[a-z]/, (first) => first.toUpperCase())
