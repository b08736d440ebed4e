import {
  around,
  callAround,
  functionAround,
  type Part,
  partAt,
  placeWords,
  type Rule,
  type Rules,
  type Said,
  wordsOf,
} from './place.ts'
import { adviceFor } from './type-advice.ts'
import { capital, counted, kindOf, splitMissing, typeWords } from './type-names.ts'
import { allowedWords } from './unfit-words.ts'

/** More or fewer values than the parameters. */
const wrongNumber: Rule = (_, said) => {
  const [, least, wanted = '', given = ''] =
    /^Expected (at least )?([\d-]+) arguments?, but got (\d+)/.exec(said.message) ?? []
  const call = callAround(said)
  if (!wanted || !call?.expression) return undefined
  const name = wordsOf(said, call.expression)
  const isMade = /^new\b/.test(wordsOf(said, call))
  const missing = said.related.flatMap(
    (one) => /^An argument for '(\w+)' was not provided/.exec(one)?.[1] ?? [],
  )
  const begin = `\`${isMade ? 'new ' : ''}${name}\` takes ${least ? 'at least ' : ''}${counted(wanted, 'value')}`
  const end = missing.length > 0 ? `: \`${missing[0]}\` is missing` : ''
  return `${begin}, and ${counted(given, '')} ${given === '1' ? 'is' : 'are'} given${end}.`
}

/** No `return` where one is promised. */
const noReturn: Rule = (_, said) => {
  const { maker, name } = functionAround(said)
  const begin = `${name} must return ${typeWords(placeWords(said))}`
  const body = maker?.body ? said.main.text.slice(maker.body.pos, maker.body.end) : ''
  if (/\breturn\b/.test(body))
    return `${begin}, but it can come to its end without a \`return\`. What does it return then?`
  const isArrow = /=>\s*$/.test(said.main.text.slice(0, maker?.body?.pos))
  return `${begin}, but there is no \`return\` in it.${isArrow ? ' Between braces it must be written.' : ''}`
}

/** Values that `+`, `-`, `<` and similar operators do not accept. */
const badOperand: Rule = (_, said) => {
  const part = partAt(said)
  const sum = around(said).find(({ operatorToken }) => operatorToken)
  const sign = sum?.operatorToken ? wordsOf(said, sum.operatorToken) : '++'
  return part && operandWords(part, sign, said)
}

function operandWords(part: Part, sign: string, said: Said): string | undefined {
  const [value, type] = [wordsOf(said, part), said.typeOf(part)]
  const kind = kindOf(type)
  const what = sign === '+' ? 'numbers and strings' : 'numbers'
  const begin = `\`${sign}\` works with ${what}, but \`${value}\` ${value.endsWith(')') ? 'gives' : 'is'} ${typeWords(type)}.`
  if (kind === 'string') return [begin, adviceFor(value, type, 'number')].filter(Boolean).join(' ')
  if (kind === 'Promise') return `${begin} Its value comes only later: write \`await ${value}\`.`
  if (kind === 'union' && type.includes('string'))
    return `${begin} Ask first: \`if (typeof ${value} === 'number')\`.`
  if (kind === 'array')
    return `${begin} For one of its values, write \`${value}[${Math.max(0, partsOfPair(type).indexOf('number'))}]\`.`
  if (kind === 'nothing') return `${begin} Is a \`return\` missing in it?`
  return begin
}

/** Returns the types of a pair, for example of an entry of a Map. */
const partsOfPair = (type: string) => /^\[(.*)\]$/.exec(type)?.[1]?.split(', ') ?? []

/** An operator between two types. */
const badPair: Rule = ([sign = '', one = '', other = ''], said) => {
  const sum = around(said).find(
    ({ operatorToken, left, right }) =>
      operatorToken && left && right && wordsOf(said, operatorToken) === sign,
  )
  if (!sum?.left || !sum.right) return undefined
  const kinds = [kindOf(one), kindOf(other)]
  if (kinds.includes('BigInt') && kinds.includes('number'))
    return `\`${wordsOf(said, sum)}\` mixes a BigInt and a number. Make both the same: \`BigInt(…)\` of the number, or \`Number(…)\` of the BigInt.`
  const wrong =
    [sum.left, sum.right].find((_, at) => !/^(?:number|string|BigInt)$/.test(kinds[at] ?? '')) ?? sum.left
  if (/^[<>]/.test(sign)) {
    const text = kinds[0] === 'string' ? sum.left : kinds[1] === 'string' ? sum.right : undefined
    const advice =
      text && kinds.includes('number')
        ? `Write \`Number(${wordsOf(said, text)})\`.`
        : 'Make both of one kind.'
    return `\`${wordsOf(said, sum)}\` compares ${typeWords(one)} and ${typeWords(other)}. ${advice}`
  }
  return operandWords(wrong, sign, said)
}

/** A comparison that is never true. */
const neverEqual: Rule = ([one = '', other = ''], said) => {
  const pair = around(said).find(({ operatorToken, left, right }) => operatorToken && left && right)
  if (!pair?.left || !pair.right) return undefined
  const [left, right] = [wordsOf(said, pair.left), wordsOf(said, pair.right)]
  const never = /!/.test(pair.operatorToken ? wordsOf(said, pair.operatorToken) : '') ? 'always' : 'never'
  const begin = `\`${wordsOf(said, pair)}\` is ${never} true`
  const [first, second] = [splitMissing(one).rest, other]
  if (!/^(?:string|number|boolean)$/.test(first))
    return `${begin}: \`${left}\` is ${allowedWords(first, said)}, so it is never \`${right}\`.`
  const advice = adviceFor(kindOf(second) === 'number' ? left : right, ...turned(first, second))
  return `${begin}: \`${left}\` is ${typeWords(first)}, and \`${right}\` is ${typeWords(second)}.${advice ? ` ${advice}` : ''}`
}

/** Puts the string first, which is then converted to a number. */
const turned = (one: string, other: string): [string, string] =>
  kindOf(one) === 'number' ? [other, one] : [one, other]

/** `as` between types that have nothing in common. */
const badCast: Rule = ([from = '', to = ''], said) => {
  const cast = around(said).find(({ expression, type }) => expression && type)
  const value = cast?.expression ? wordsOf(said, cast.expression) : placeWords(said)
  const makes: Record<string, string> = {
    string: `String(${value})`,
    number: `Number(${value})`,
    boolean: `Boolean(${value})`,
  }
  const advice = makes[kindOf(to)]
  return `\`as\` changes no value: ${typeWords(from)} stays one.${advice ? ` To make ${typeWords(to).replace('true or false', 'a boolean')} of it, write \`${advice}\`.` : ''}`
}

const EXAMPLES = ['', 'number', 'string, number', 'string, number, boolean']

/** Types in `< >` that are missing or too many. */
const needsTypes: Rule = ([type = ''], said) => {
  const [, count = '1'] = /requires (?:between )?(\d)/.exec(said.message) ?? []
  const name = type.replace(/<.*$/s, '')
  const [missing, are] = count === '1' ? ['the type', 'is'] : ['the types', 'are']
  return `Behind \`${name}\` ${missing} of what it holds ${are} missing: \`${name}<${EXAMPLES[Number(count)] ?? '…'}>\`.`
}

export const callWords: Rules = {
  2554: wrongNumber,
  2555: wrongNumber,
  2355: noReturn,
  2366: noReturn,
  2364: () => 'On the left of `=` must stand a name, or a place such as `a[i]`. To compare, write `===`.',
  2378: () => 'A `get` must return something: its `return` is missing.',
  2356: badOperand,
  2362: badOperand,
  2363: badOperand,
  2365: badPair,
  2367: neverEqual,
  2678: neverEqual,
  2447: ([sign = '', meant = '']) =>
    `\`${sign}\` works on the bits of numbers. For conditions, write \`${meant}\`.`,
  2695: () =>
    'Of values with a comma between them, only the last is used. Is the name of a function missing, or a bracket wrong?',
  2351: (_, said) => `\`${placeWords(said)}\` is no class, so \`new\` makes no object of it.`,
  2352: badCast,
  2314: needsTypes,
  2707: needsTypes,
  2315: ([name = '']) => `\`${name}\` takes no types in \`< >\`. Leave them out.`,
  2344: ([type = '', wanted = '']) =>
    `${capital(typeWords(type))} does not fit here: only ${typeWords(wanted)} does.`,
  2774: (_, said) =>
    `\`${placeWords(said)}\` is a function, and is always true: it is not called. Write \`${placeWords(said)}()\`.`,
  2801: (_, said) =>
    `\`${placeWords(said)}\` gives a Promise, which is always true. Write \`await\` before it.`,
}
