import { notGoneThrough } from '../../javascript/words/other-words.ts'
import {
  around,
  callAround,
  declarationsOf,
  lineOf,
  partAt,
  placeWords,
  type Rule,
  type Rules,
  wordsOf,
} from './place.ts'
import { capital, kindOf, splitMissing, typeWords } from './type-names.ts'

/** A value that may be null or undefined, and the reason, as far as the program shows it. */
const maybe: Rule = (_, said) => {
  const value = placeWords(said)
  const nothing =
    /'(undefined|null)'/.exec(said.message)?.[1] ?? (said.message.includes('null') ? 'null' : 'undefined')
  const [made] = declarationsOf(said, value)
  const from = made?.initializer ? wordsOf(said, made.initializer) : value
  const line = made?.initializer ? ` in line ${lineOf(said, made)}` : ''
  return `\`${value}\` may be \`${nothing}\`${why(from, line)}. Ask for that first: \`if (${value} !== ${nothing})\`.`
}

function why(from: string, line: string): string {
  if (/^readline\(\)/.test(from)) return `: \`readline()\`${line} gives that where the input has ended`
  if (/\.get\([^()]*\)$/.test(from)) return `: \`get\`${line} gives that where a Map does not have the key`
  const [, name] = /\.(find|pop|shift|at)\(.*\)$/.exec(from) ?? []
  if (name === 'find') return `: \`find\`${line} gives that where it finds nothing`
  if (name) return `: \`${name}\`${line} gives that where the array is empty`
  return ''
}

/** A value of type `unknown`. */
const unknown: Rule = (_, said) => {
  const value = placeWords(said)
  return `\`${value}\` is \`unknown\`: it can be anything. Ask first what it is, such as by \`if (typeof ${value} === 'number')\`, or give it a type.`
}

/** A value in a loop or after `...` that may be missing. */
const goneThrough: Rule = ([type = ''], said) => {
  const value = placeWords(said)
  const { rest, missing } = splitMissing(type)
  if (missing)
    return `\`${value}\` may be \`${missing}\`, and there is nothing to go through then. Ask for that first, by an \`if\`.`
  const kind = kindOf(rest)
  if (kind === 'Promise')
    return `\`${value}\` gives a Promise, which cannot be looped over: its value comes only later. Write \`await ${value}\`.`
  return kind === 'number' || kind === 'object' || kind === 'function' || kind === 'boolean'
    ? notGoneThrough(value, kind)
    : `\`${value}\` is ${typeWords(rest)}, which cannot be looped over. Only arrays, strings, Maps and Sets can be looped over.`
}

const noType: Rule = ([name = ''], said) => {
  const call = callAround(said)
  const given = call?.arguments?.some((part) => part.pos <= said.start && said.end <= part.end)
  return `\`${name}\` has no type. Write one behind it${given ? '' : ', such as'}: \`${name}: number\`.`
}

/** `a[key]` where the type has no such key. */
const noKey: Rule = (_, said) => {
  const place = partAt(said) ?? around(said)[0]
  const index = around(said).find(({ expression }) => expression) ?? place
  const owner = index?.expression ? wordsOf(said, index.expression) : 'this object'
  const shown = index ? wordsOf(said, index) : placeWords(said)
  return `\`${shown}\`: the type of \`${owner}\` does not say which keys it has. Write \`Record<string, number>\` as its type, or use a \`Map\`.`
}

export const nothingWords: Rules = {
  ...Object.fromEntries([2531, 2532, 2533, 18047, 18048, 18049].map((code) => [code, maybe])),
  ...Object.fromEntries([2721, 2722, 2723].map((code) => [code, maybe])),
  2571: unknown,
  18046: unknown,
  2488: goneThrough,
  2495: goneThrough,
  2461: goneThrough,
  7006: noType,
  7031: noType,
  7053: noKey,
  7015: noKey,
  2538: ([type = '']) =>
    `${capital(typeWords(type))} cannot stand in \`[ ]\`: an index is a number, and a key a string.`,
}
