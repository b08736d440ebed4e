import { similarName } from '../../javascript/words/similar-name.ts'
import {
  around,
  callGiven,
  declarationsOf,
  functionAround,
  isAt,
  isEnum,
  membersOf,
  type Part,
  partAt,
  placeWords,
  type Rule,
  type Rules,
  type Said,
  wordsOf,
} from './place.ts'
import { adviceFor } from './type-advice.ts'
import {
  capital,
  counted,
  elementOf,
  kindOf,
  namesOf,
  quoted,
  sameKind,
  splitMissing,
  typeWords,
} from './type-names.ts'

interface Unfit {
  /** The beginning of the sentence, up to the words of the expected type. */
  begin: string
  /** The given value. */
  value: Part | undefined
}

/** A value of another type than its place expects. */
const unfit: Rule = ([from = '', to = ''], said) => {
  const lacks = lacking(said)
  if (lacks) return lacks
  const { begin, value } = unfitAt(said)
  const code = value ? wordsOf(said, value) : placeWords(said)
  const wanted = splitMissing(to).rest
  const given = splitMissing(from)
  if (
    value &&
    said.compiler.getLineAndCharacterOfPosition(said.main, value.end).line + 1 > said.line &&
    isLeftOut(said, value)
  )
    return `This line ends with \`=\`: the value is missing there.`
  const begun = `${begin} ${allowedWords(wanted, said)}, but \`${code}\``
  if (kindOf(wanted) === 'nothing')
    return `${begin} nothing (\`void\`), but \`${code}\` ${is(code, from)}. To return something, write its type in place of \`void\`.`
  if (kindOf(from) === 'missing')
    return `${begin} ${allowedWords(wanted, said)}, and not \`${from}\`. Where there may be none, the type is \`${wanted} | ${from}\`.`
  if (given.missing && sameKind(given.rest, wanted))
    return `${begun} may be \`${given.missing}\`. Ask for that first, by an \`if\`.`
  if (kindOf(from) === 'function' && kindOf(wanted) === 'function') return ofFunction(said, begin)
  const [, has, needs] =
    /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/.exec(said.message) ?? []
  if (has && needs)
    return `${begin} ${counted(needs, 'value')} (\`${wanted}\`), but \`${code}\` has ${counted(has, '')}.`
  const advice =
    spreadInto(said, code, given.rest) ??
    adviceFor(code, given.rest, wanted) ??
    ofEnum(wanted, said) ??
    ofOwner(said)
  return `${begun} ${is(code, given.rest)}.${advice ? ` ${advice}` : ''}`
}

const is = (code: string, type: string) =>
  kindOf(type) === 'nothing'
    ? 'gives nothing'
    : `${code.endsWith(')') && !/^new\b/.test(code) ? 'gives' : 'is'} ${kindOf(type) === 'class' ? 'a class' : typeWords(type)}`

/** Lists the values that a type of the program allows, where there are few. */
export function allowedWords(type: string, said: Said): string {
  const [declared] = declarationsOf(said, type)
  const allowed = declared?.type ? wordsOf(said, declared.type).replace(/^\|\s*/, '') : ''
  if (kindOf(type) === 'object')
    return `something with ${namesOf(type)
      .map((name) => `\`${name}\``)
      .join(', ')}`
  if (!/^['"]/.test(allowed) || allowed.endsWith('…')) return typeWords(type)
  const values = allowed.split(' | ').map(quoted)
  return `${typeWords(type)} (${values.slice(0, -1).join(', ')} or ${values.at(-1)})`
}

/** Returns whether the value behind `=` is missing, so that the next line was parsed as the value. */
const isLeftOut = ({ main, line }: Said, { pos, end }: Part) =>
  /=\s*$/.test(main.text.split('\n')[line - 1] ?? '') && /^\s*\n\S/.test(main.text.slice(pos, end))

/** Returns the place that expects another type, and the given value. */
function unfitAt(said: Said): Unfit {
  const parts = around(said)
  const part = partAt(said)
  const call = callGiven(said)
  if (call?.expression) return { begin: `\`${wordsOf(said, call.expression)}\` needs`, value: part }
  const holder = parts.find((one) => isHolder(said, one))
  const held = holder?.left ?? holder?.name
  if (holder && held)
    return { begin: `\`${wordsOf(said, held)}\` must be`, value: holder.initializer ?? holder.right }
  return returnedAt(said, parts) ?? { begin: 'This place is for', value: part }
}

/** Returns whether a part is a variable, a parameter, a property or an assignment that gets a value. */
function isHolder(said: Said, one: Part): boolean {
  const { name, initializer, left, right, operatorToken } = one
  const isAssignment = operatorToken && wordsOf(said, operatorToken) === '='
  const parts = initializer ? [name, initializer, one] : isAssignment ? [left, right] : []
  return parts.some((part) => part && isAt(said, part))
}

function returnedAt(said: Said, parts: readonly Part[]): Unfit | undefined {
  const { maker, name } = functionAround(said)
  const begin = `${name} must return`
  const statement = parts.find((part) => /^return\b/.test(wordsOf(said, part)) && part.expression)
  const returned = statement?.expression
  if (statement && returned && (isAt(said, returned) || said.start < returned.pos))
    return { begin, value: returned }
  return maker?.body && isAt(said, maker.body) ? { begin, value: maker.body } : undefined
}

function ofEnum(type: string, said: Said): string | undefined {
  const [first] = membersOf(said, type)
  return isEnum(said, type) && first ? `Its values are written \`${type}.${first}\`.` : undefined
}

/** Explains an array that is passed to a function with separate parameters. */
function spreadInto(said: Said, code: string, from: string): string | undefined {
  const callee = callGiven(said)?.expression
  const name = callee ? wordsOf(said, callee) : ''
  return elementOf(from) && /^Math\.(?:max|min)$|\.push$/.test(name)
    ? `To give it all of its values, write \`${name}(...${code})\`.`
    : undefined
}

/** Describes the object whose method is called, with its type. */
function ofOwner(said: Said): string | undefined {
  const owner = callGiven(said)?.expression?.expression
  const type = owner ? said.typeOf(owner) : ''
  return owner && /^[A-Z]\w*<.*>$/.test(type)
    ? `\`${wordsOf(said, owner)}\` is ${typeWords(type)}.`
    : undefined
}

/** Explains a function whose parameters or result differ from the expected ones. */
function ofFunction({ message }: Said, begin: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const [, own] = /^Types of parameters '(.*)' and '.*' are/.exec(lines[1] ?? '') ?? []
  const [, from, to] = /^Type '(.*)' is not assignable to type '(.*)'/.exec(lines.at(-1) ?? '') ?? []
  if (!from || !to) return `${begin} another function. Compare its parameters and what it returns.`
  if (own)
    return `${begin} a function that takes ${typeWords(from)}, but here \`${own}\` is ${typeWords(to)}. Leave out that type, or write the right one.`
  const order = /\.(?:sort|toSorted)`/.test(begin) ? ' To order numbers, write `a - b`.' : ''
  return `${begin} a function that returns ${typeWords(to)}, but this one returns ${typeWords(from)}.${order}`
}

/** Explains an object that lacks members of its type. */
function lacking({ message }: Said): string | undefined {
  const [, one = '', type = ''] =
    /Property '([^']+)' is missing in type '.*' but required in type '(.*)'\.$/s.exec(message) ?? []
  if (one) return lacks(type, [one])
  const [, owner = '', list = ''] =
    /is missing the following properties from type '(.*?)': (.*)$/s.exec(message) ?? []
  return list ? lacks(owner, list.replace(/, and \d+ more\.$/, '').split(', ')) : undefined
}

function lacks(type: string, names: readonly string[]): string | undefined {
  // A type that is no object of the program itself lacks far more than a name.
  if (names.length > 4 || elementOf(type) !== undefined || kindOf(type) === 'Promise') return undefined
  const [made] = /^(?:Weak)?(?:Map|Set)(?=<|$)/.exec(type) ?? []
  if (made) return `A \`${type}\` is no plain object: it is made by \`new ${made}()\`.`
  const all = names.map((name) => `\`${name}\``)
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all[0]
  return `${ownerWords(type, 'The object that is wanted')} needs ${list}, which ${all.length > 1 ? 'are' : 'is'} missing here.`
}

const ownerWords = (type: string, unnamed: string) =>
  kindOf(type) === 'object' ? unnamed : capital(typeWords(type))

/** A name in an object that is missing in its type. */
const tooMany: Rule = ([name = '', type = ''], said) => {
  const meant =
    /Did you mean to write '(.*)'/.exec(said.message)?.[1] ?? similarName(name, membersOf(said, type))
  const end = meant ? `Did you mean \`${meant}\`?` : 'Leave it out, or add it to the type.'
  return `${ownerWords(type, 'The type of this object')} has no \`${name}\`. ${end}`
}

/** A misspelt value of a few allowed texts. */
const ofClosest: Rule = ([, to = '', meant = ''], said) => {
  const { begin, value } = unfitAt(said)
  return `${begin} ${allowedWords(to, said)}, but \`${value ? wordsOf(said, value) : placeWords(said)}\` is not. Did you mean ${quoted(meant)}?`
}

/** Used when the message names the two types and the missing part. */
const lackingOrUnfit: Rule = (named, said) => lacking(said) ?? unfit(named, said)

/** Explains an overloaded function by its last signature. */
const anyOverload: Rule = (_, said) => {
  const ways = [
    ...said.message.matchAll(/Argument of type '(.*)' is not assignable to parameter of type '(.*)'\.$/gm),
  ]
  const [, from, to] = ways.at(-1) ?? []
  return from && to ? unfit([from, to], said) : undefined
}

export const unfitWords: Rules = {
  2322: unfit,
  2345: unfit,
  2739: lackingOrUnfit,
  2740: lackingOrUnfit,
  2741: ([, from = '', to = ''], said) => lacking(said) ?? unfit([from, to], said),
  2769: anyOverload,
  2353: tooMany,
  2561: tooMany,
  2820: ofClosest,
}
