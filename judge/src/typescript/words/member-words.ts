import { meantOf } from '../../javascript/words/call-words.ts'
import { similarName } from '../../javascript/words/similar-name.ts'
import {
  around,
  callAround,
  declarationsOf,
  isEnum,
  lineOf,
  membersOf,
  placeWords,
  type Rule,
  type Rules,
  type Said,
  wordsOf,
} from './place.ts'
import { elementOf, kindOf, namesOf, partsOf, splitMissing, typeWords } from './type-names.ts'

const CHANGES = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill)$/

/** Returns the expression before the dot. */
const ownerAt = (said: Said) => {
  const member = around(said).find(({ name, expression }) => expression && name?.end === said.end)
  return member?.expression ? wordsOf(said, member.expression) : 'this'
}

const isAssigned = (said: Said) =>
  around(said).some(({ left, operatorToken }) => left?.end === said.end && operatorToken)

/** A property that a type does not have. */
const missing: Rule = ([name = '', type = '', close = ''], said) => {
  const owner = ownerAt(said)
  const kind = kindOf(type)
  if (kind === 'union') return ofUnion(name, type, owner, said)
  if (kind === 'Promise')
    return `\`${owner}\` gives a Promise, which has no \`${name}\`: its value comes only later. Write \`(await ${owner}).${name}\`.`
  if (type === 'never')
    return `Nothing is left that \`${owner}\` can be here, so it has no \`${name}\`. Look at the conditions above.`
  if (kind === 'class') return ofClass(name, type.slice('typeof '.length), said)
  if (/^readonly |^Readonly/.test(type) && CHANGES.test(name))
    return `\`${owner}\` is \`readonly\`, so it has no \`${name}\`, which would change it. Make a copy first: \`[...${owner}]\`.`
  if (isTypeParameter(type, said))
    return `\`${owner}\` may be of any type, as \`${type}\` says, so perhaps it has no \`${name}\`. Say what it must have: \`<${type} extends { ${name}: … }>\`.`
  if (owner === 'this' || owner.startsWith('this.')) {
    const own = owner === 'this' ? ofThis(name, type, close, said) : undefined
    if (own) return own
  }
  const begin = `There is no \`${owner}.${name}\``
  const held = elementOf(type)
  if (held && membersOf(said, held).includes(name))
    return `${begin}: \`${owner}\` is ${typeWords(type)}. For the \`${name}\` of one of them, write \`${owner}[0].${name}\`.`
  const known = meantOf(owner, kind as 'array', name)
  if (known) return `${begin}${known}`
  return ofObject(name, type, close, said, owner)
}

function ofObject(name: string, type: string, close: string, said: Said, owner: string): string {
  const begin = `There is no \`${owner}.${name}\``
  const names = membersOf(said, type)
  const meant = close || similarName(name, names.length > 0 ? names : namesOf(type))
  if (meant) return `${begin}. Did you mean \`${owner}.${meant}\`?`
  if (kindOf(type) === 'object' && isAssigned(said))
    return `\`${owner}\` was made without \`${name}\`, and gets no more properties later. Make it with \`${name}\`, or give it a type that has one.`
  if (kindOf(type) === 'object') return `${begin}: \`${owner}\` was made without it. Is it misspelt?`
  return `${begin}: \`${owner}\` is ${typeWords(type)}, which has no \`${name}\`.${/^[A-Z]/.test(type) && names.length > 0 ? ` It has ${listed(names)}.` : ''}`
}

const listed = (names: readonly string[]) =>
  names
    .slice(0, 6)
    .map((name) => `\`${name}\``)
    .join(', ')

function ofUnion(name: string, type: string, owner: string, said: Said): string {
  const { rest, missing: nothing } = splitMissing(type)
  if (nothing && partsOf(rest).length === 1)
    return `\`${owner}\` may be \`${nothing}\`, which has no \`${name}\`. Ask for that first, by an \`if\`.`
  const parts = partsOf(type)
  if (parts.every((part) => /^(?:string|number|boolean|bigint)$/.test(part))) {
    const lacking = /Property '.*' does not exist on type '(.*)'\.$/.exec(said.message)?.[1] ?? ''
    return `\`${owner}\` is ${typeWords(type)}, and ${typeWords(lacking)} has no \`${name}\`. Ask which it is first, by \`typeof ${owner} === '…'\`.`
  }
  return someKinds(name, owner)
}

const someKinds = (name: string, owner: string) =>
  `Not everything that \`${owner}\` can be has \`${name}\`. Ask first which it is: \`if ('${name}' in ${owner})\`, or by what tells its kinds apart.`

const isTypeParameter = (type: string, said: Said) =>
  declarationsOf(said, type).some((part) => 'constraint' in part)

/** Explains a missing member of the class or the enum itself. */
function ofClass(name: string, type: string, said: Said): string {
  const names = membersOf(said, type)
  if (names.includes(name))
    return `\`${name}\` belongs to the objects of \`${type}\`, not to the class itself. Make one first: \`new ${type}(…).${name}\`.`
  const meant = similarName(name, names)
  if (meant) return `There is no \`${type}.${name}\`. Did you mean \`${type}.${meant}\`?`
  return `There is no \`${type}.${name}\`.${names.length > 0 ? ` \`${type}\` has ${listed(names)}.` : ' Look up its right name.'}`
}

function ofThis(name: string, type: string, close: string, said: Said): string | undefined {
  const names = membersOf(said, type)
  const meant = close || similarName(name, names)
  if (meant) return `The class \`${type}\` has no \`${name}\`. Did you mean \`this.${meant}\`?`
  if (!/^\w+$/.test(type)) return undefined
  return isAssigned(said)
    ? `The class \`${type}\` has no field \`${name}\` yet. Declare it at the top of the class, with its type: \`${name}: …\`.`
    : `The class \`${type}\` has no \`${name}\`. Is it misspelt, or does it stand in another class?`
}

/** Explains a missing member of a type alias for a union of objects. */
const missingOrKind: Rule = (named, said) => {
  const [name = '', type = ''] = named
  const isNamedUnion =
    kindOf(type) === 'named' &&
    said.message.includes('\n') &&
    declarationsOf(said, type).some((part) => part.type && !part.type.members)
  return isNamedUnion ? someKinds(name, ownerAt(said)) : missing(named, said)
}

/** A call of a value that is no function. */
const notCallable: Rule = (_, said) => {
  const callee = callAround(said)?.expression
  if (!callee) return undefined
  const name = wordsOf(said, callee)
  const type = /Type '(.*)' has no call signatures/.exec(said.message)?.[1] ?? ''
  const plain = type.replace(/^(?:String|Number|Boolean)$/, (word) => word.toLowerCase())
  const begin = `\`${name}\` is ${plain ? typeWords(plain) : 'no function'}`
  if (callee.expression) return `${begin}${plain ? ', and no function' : ''}: write it without \`()\`.`
  if (/^\d/.test(name) || /^\(/.test(name)) return 'A `*` is missing before the bracket: `2 * (a + b)`.'
  const [made] = declarationsOf(said, name)
  const where = made ? ` (line ${lineOf(said, made)})` : ''
  return `${begin}${where}, and no function. ${kindOf(plain) === 'array' ? `For one of its values, write \`${name}[…]\`.` : 'Give one of the two another name.'}`
}

const readOnly: Rule = ([name = ''], said) => {
  if (isEnum(said, ownerAt(said))) return `\`${name}\` is a value of an enum, so it stays as it is.`
  if (name === 'length') return '`length` cannot be set here: the type is `readonly`.'
  return `\`${name}\` is \`readonly\`, so it keeps the value that it was made with. To change it later, leave out the \`readonly\`.`
}

const hidden: Rule = ([name = '', owner = ''], said) =>
  `\`${name}\` is ${said.message.includes('protected') ? 'protected' : 'private'}: only the code of \`${owner}\` itself sees it. Give \`${owner}\` a method for it, or leave out that word.`

export const memberWords: Rules = {
  2339: missingOrKind,
  2551: missingOrKind,
  2550: missing,
  2576: ([name = '', , meant = '']) =>
    `\`${name}\` is \`static\`: it belongs to the class, not to one of its objects. Write \`${meant}\`.`,
  2349: notCallable,
  2348: (_, said) => {
    const name = placeWords(said).replace(/\(.*$/s, '')
    return `\`${name}\` is a class, and its objects are made by \`new\`: write \`new ${name}(…)\`.`
  },
  2540: readOnly,
  2542: () => 'This is `readonly`, so its values stay as they are. Make a copy and change that: `[...x]`.',
  2341: hidden,
  2445: hidden,
  2446: hidden,
}
