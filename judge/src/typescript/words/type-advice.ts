import { elementOf, kindOf, partsOf, sameKind } from './type-names.ts'

/** Returns advice to convert a value of one type to another, or undefined where the intention is unclear. */
export function adviceFor(code: string, from: string, to: string): string | undefined {
  const [one, other] = [kindOf(from), kindOf(to)]
  const value = code.length > SHORT ? '…' : code
  const literal = /^(['"`])(.*)\1$/.exec(code)?.[2]
  if (one === 'Promise') return `Its value comes only later: write \`await ${value}\`.`
  if (other === 'function') return `Give the function itself, without \`(…)\`, or write one: \`(x) => …\`.`
  if (one === 'nothing') return 'Is a `return` missing in it?'
  if (one === 'string' && other === 'number' && literal !== undefined)
    return Number.isNaN(Number(literal)) || literal === ''
      ? undefined
      : `Leave out the quotes: \`${literal}\`.`
  if (one === 'number' && other === 'string' && /^\d+$/.test(code))
    return `A string has quotes: \`'${code}'\`.`
  const maker = MAKERS[`${one} ${other}`]
  if (maker === 'Number' && / \+ /.test(code))
    return 'Here `+` puts texts together. Make numbers of them first, by `Number(…)`.'
  if (/^(?:String|Number)\(/.test(code) && maker) return `Leave out the \`${code.slice(0, 6)}(…)\`.`
  if (maker) return `\`${maker}(${value})\` makes ${other === 'BigInt' ? 'one' : `a ${other}`} of it.`
  if (from === 'String' || from === 'Number') return 'Leave out the `new`.'
  if (one === 'function' && from.endsWith(`=> ${to}`)) return `It is not called: write \`${value}()\`.`
  if (other === 'boolean') return 'Write `true` or `false`, or a comparison such as `x > 0`.'
  return ofArrays(code, from, to) ?? ofUnion(from, to, code)
}

const SHORT = 30
const MAKERS: Readonly<Record<string, string>> = {
  ...{ 'string number': 'Number', 'BigInt number': 'Number', 'number BigInt': 'BigInt' },
  ...{ 'number string': 'String', 'boolean string': 'String', 'BigInt string': 'String' },
}

function ofArrays(code: string, from: string, to: string): string | undefined {
  const [own, wanted] = [elementOf(from), elementOf(to)]
  const value = code.length > SHORT ? '…' : code
  if (own && wanted) {
    const maker = MAKERS[`${kindOf(own)} ${kindOf(wanted)}`]
    return maker && `\`${value}.map(${maker})\` makes ${kindOf(wanted)}s of them.`
  }
  if (own && sameKind(own, to) && code.startsWith('['))
    return `The type of an array has brackets: \`${to}[]\`.`
  if (own && sameKind(own, to)) return `For one of its values, write \`${value}[0]\`.`
  if (!wanted || !sameKind(from, wanted)) return undefined
  if (code.includes('.find(')) return '`find` gives the first one alone: all of them are given by `filter`.'
  return `An array stands in brackets: \`[${value}]\`.`
}

/** Explains a value of several types where a single type is needed. */
function ofUnion(from: string, to: string, code: string): string | undefined {
  const parts = partsOf(from)
  if (parts.length === 1 || !parts.includes(to)) return undefined
  const plain = parts.every((part) => /^(?:string|number|boolean|bigint)$/.test(part))
  return `Ask first which it is${plain && code.length < SHORT ? `: \`if (typeof ${code} === '${to}')\`` : ', by an `if`'}.`
}
