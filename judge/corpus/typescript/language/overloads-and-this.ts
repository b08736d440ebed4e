function parse(x: string): number
function parse(x: number): string
function parse(x: string[]): number[]
function parse(x: string | number | string[]): unknown {
  if (Array.isArray(x)) return x.map((s) => parse(s))
  return typeof x === 'string' ? parseFloat(x) : x.toString(2)
}
console.log(parse('3.5') + 1, parse(10).padStart(8, '0'), parse(['1', '2e3']))
class Query {
  private parts: string[] = []
  select(...cols: string[]): this {
    this.parts.push(`SELECT ${cols.join(', ') || '*'}`)
    return this
  }
  from(table: string): this {
    this.parts.push(`FROM ${table}`)
    return this
  }
  where(this: Query, clause: TemplateStringsArray, ...values: (string | number)[]): Query {
    this.parts.push('WHERE ' + clause.reduce((s, c, i) => s + c + (i < values.length ? (typeof values[i] === 'string' ? `'${values[i]}'` : values[i]) : ''), ''))
    return this
  }
  toString() {
    return this.parts.join(' ')
  }
}
const name = 'ann'
console.log(String(new Query().select('id', 'age').from('users').where`name = ${name} AND age > ${30}`))
const optional = (a: number, b?: string, c = 3, ...rest: boolean[]): string => [a, b, c, rest.length].join('/')
console.log(optional(1), optional(1, 'x'), optional(1, undefined, 5, true, false))
type Op = (a: number, b: number) => number
const ops: Record<'add' | 'sub', Op> & { [k: string]: Op } = { add: (a, b) => a + b, sub: (a, b) => a - b, mul: (a, b) => a * b }
console.log(Object.entries(ops).map(([k, f]) => `${k}=${f(6, 3)}`), ops.pow?.(2, 3))
function Counter(this: { n: number }, step: number) {
  return (this.n += step)
}
const state = { n: 1 }
console.log(Counter.call(state, 4), Counter.bind(state)(5), state)
const curry = <A, B, C>(f: (a: A, b: B) => C) => (a: A) => (b: B): C => f(a, b)
console.log(curry((a: number, b: string) => b.repeat(a))(3)('ab'), ((x): x is number => typeof x === 'number')(5))
export {}
