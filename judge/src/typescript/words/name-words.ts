import { constWords, earlyWords, missingWords } from '../../javascript/words/name-words.ts'
import { noModule } from '../../javascript/words/other-words.ts'
import { similarName } from '../../javascript/words/similar-name.ts'
import {
  around,
  declarationsOf,
  everyPart,
  lineOf,
  nameOf,
  type Part,
  placeWords,
  type Rule,
  type Rules,
  type Said,
} from './place.ts'

/** Types of other languages, and their names in TypeScript. */
const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'int',
      'Int',
      'Integer',
      'integer',
      'float',
      'double',
      'long',
      'short',
      'Double',
      'num',
      'uint',
      'Int32',
      'int32',
      'i32',
      'i64',
    ].map((name) => [name, '`number`']),
  ),
  ...{ str: '`string`', text: '`string`', char: '`string`', bool: '`boolean`', Bool: '`boolean`' },
  ...{
    HashMap: '`Map`',
    TreeMap: '`Map`',
    unordered_map: '`Map`',
    map: '`Map`',
    dict: '`Map`',
    Dict: '`Map`',
  },
  ...{ HashSet: '`Set`', TreeSet: '`Set`', unordered_set: '`Set`', set: '`Set`' },
  ...{ ArrayList: 'an array: `number[]`', List: 'an array: `number[]`', list: 'an array: `number[]`' },
  ...{
    vector: 'an array: `number[]`',
    array: 'an array: `number[]`',
    None: '`null`',
    Vector: 'an array: `number[]`',
  },
  ...{ func: 'a function: `(x: number) => number`', Optional: '`… | undefined`' },
}

const isType = (said: Said) => around(said).some((part) => 'typeName' in part && part.end >= said.end)

const missing: Rule = ([name = ''], said) => {
  const own = declarationsOf(said, name)
  if (isType(said)) return missingType(name, said)
  if (/\b(?:from|import|require\()\s*['"]/.test(lineText(said, said.line)) && own.length === 0)
    return noModule(name)
  const [first] = own
  const parameter = first && 'dotDotDotToken' in first && first.parent.parameters?.includes(first)
  const isAssigned = around(said).some(
    ({ left, operatorToken }) =>
      left?.end === said.end &&
      operatorToken &&
      said.main.text.slice(left.end, operatorToken.end).trim() === '=',
  )
  return missingWords(name, {
    ...{ language: 'TypeScript' as const, line: said.line, isAssigned },
    elsewhere: first && { line: lineOf(said, first), isParameter: parameter === true },
    declared: namesIn(said, isVariable),
  })
}

const isVariable = (part: Part) => !isTypeDeclaration(part)
const isTypeDeclaration = (part: Part) => part.members !== undefined || part.type?.members !== undefined
const namesIn = (said: Said, wanted: (part: Part) => boolean) =>
  everyPart(said).flatMap((part) => (wanted(part) ? (nameOf(said, part) ?? []) : []))

function missingType(name: string, said: Said): string {
  const other = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  const begin = `There is no type \`${name}\``
  if (other) return `${begin}: in TypeScript it is ${other}.`
  const meant = similarName(name, [...namesIn(said, isTypeDeclaration), 'string', 'number', 'boolean'])
  if (meant) return `${begin}. Did you mean \`${meant}\`?`
  return `${begin} here. To make one, write \`interface ${name} { … }\`, or a \`class\`.`
}

/** A field of the class is used as if it were a variable. */
const thisForgotten: Rule = ([name = '', meant = ''], said) =>
  meant.includes('.')
    ? `\`${name}\` belongs to ${meant.startsWith('this.') ? 'the object' : 'the class'}: write \`${meant}\`.`
    : missing([name], said)

const early: Rule = ([name = ''], said) => {
  const [made] = declarationsOf(said, name)
  const line = made && lineOf(said, made)
  if (!line || line < said.line) return `\`${name}\` is used here, but is not made yet.`
  if (line === said.line) return `\`${name}\` is used here to make \`${name}\` itself, and has no value yet.`
  return earlyWords(name, line)
}

const twice: Rule = (named, said) => {
  const name = named[0] ?? placeWords(said)
  const lines = declarationsOf(said, name).map((part) => lineOf(said, part))
  const [first = 0, second = 0] = lines
  const isParameter = around(said).some(
    ({ parameters }) => parameters?.filter((one) => nameOf(said, one) === name).length === 2,
  )
  if (isParameter) return `Two parameters of this function are called \`${name}\`. Give each its own name.`
  if (first === second || lines.length < 2)
    return `\`${name}\` is the name of something else already. Choose another name.`
  const isLet = /^\s*(?:let|var|const)\b/.test(lineText(said, second))
  const advice = isLet
    ? 'To give a new value, leave out the `let`. For something else, choose'
    : 'Leave one out, or choose'
  return {
    words: `There are two \`${name}\`: the first is in line ${first}. ${advice} another name.`,
    line: second,
  }
}
const lineText = ({ main }: Said, line: number) => main.text.split('\n')[line - 1] ?? ''

const noExport: Rule = ([module = '', name = ''], said) => {
  const from = module.replaceAll('"', '')
  const end = /^(?:node:)?(?:fs|readline)$/.test(from)
    ? 'Read the input by `readline()`.'
    : 'Look up its right name.'
  return said.message.includes('default') ? undefined : `\`${from}\` has no \`${name}\` here. ${end}`
}

const typeAsValue: Rule = ([name = ''], said) => {
  const parent = around(said)[1]
  const isMade = parent !== undefined && /^new\b/.test(said.main.text.slice(parent.pos, parent.end).trim())
  if (isMade)
    return `\`${name}\` is only a type, so \`new\` cannot make objects of it. Write the object itself, \`{ … }\`, or make \`${name}\` a class.`
  if (/^(?:int|number|string|boolean|any)$/.test(name))
    return `\`${name}\` is a type, and no value. A type stands behind a colon: \`x: ${name}\`.`
  return `\`${name}\` is a type, and no value: it is gone when the program runs.`
}

export const nameWords: Rules = {
  2304: missing,
  2552: missing,
  2503: missing,
  2580: missing,
  2581: missing,
  2582: missing,
  2584: missing,
  2591: missing,
  2592: missing,
  2583: missing,
  2662: thisForgotten,
  2663: thisForgotten,
  2448: early,
  2449: early,
  2450: early,
  2454: ([name = '']) =>
    `\`${name}\` is used before it has a value. Give it one where it is made, such as \`let ${name} = 0\`.`,
  2588: ([name = ''], said) => {
    const [made] = declarationsOf(said, name)
    const asks = /^\s*(?:if|while)\b/.test(lineText(said, said.line))
    return asks
      ? `A single \`=\` gives a value. To compare, write \`===\`.`
      : constWords(name, made && lineOf(said, made))
  },
  2451: twice,
  2300: twice,
  2393: twice,
  2307: ([name = '']) => noModule(name),
  2792: ([name = '']) => noModule(name),
  2305: noExport,
  2724: noExport,
  2693: typeAsValue,
  2749: ([name = '']) =>
    `\`${name}\` is a value, and no type. Behind the colon stands a type: \`typeof ${name}\` is that of \`${name}\`.`,
}
