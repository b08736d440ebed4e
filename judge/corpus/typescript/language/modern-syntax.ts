interface Config {
  server?: { host?: string; ports?: number[] }
  retries: number | null
}
const config: Config = { server: { ports: [80, 443] }, retries: null }
console.log(config.server?.host ?? 'localhost', config.server?.ports?.[1], config.retries ?? 3, config?.server?.host?.length)
let n: number | undefined
n ??= 10
n ||= 20
n &&= n + 1
console.log(n, 1_000_000, 0b1010, 0o17, 0xff, 2 ** 10)
const [a, , b = 5, ...rest] = [1, 2, undefined, 4, 5] as const
console.log(a, b, rest)
const { server: { ports: [http] = [] } = {}, ...others } = config
console.log(http, others)
const tag = (s: TemplateStringsArray, ...v: unknown[]) => s.raw.join('|') + v.map(String).join()
console.log(tag`a${1}b\n${[2, 3]}c`)
const sym: unique symbol = Symbol('id')
const o = { [sym]: 1, ['comp' + 1]: 2, get double(): number { return (this.comp1 as number) * 2 }, comp1: 7 as number | undefined }
console.log(o, o.double, sym.description)
function isNever(x: never): never {
  throw x
}
const dict: Record<string, number[]> = {}
for (const w of ['bee', 'ant', 'bat']) (dict[w[0]!] ??= []).push(w.length)
console.log(dict, Object.entries(dict).flatMap(([k, v]) => v.map((x) => k + x)))
const big = 2n ** 100n
console.log(big, typeof big, BigInt(Number.MAX_SAFE_INTEGER) + 2n)
label: for (const i of [1, 2, 3]) for (const j of [1, 2, 3]) {
  if (j === 2) continue label
  if (i === 3) break label
  console.log(i, j)
}
const frozen = Object.freeze({ deep: { v: 1 } })
frozen.deep.v++
console.log(frozen, typeof isNever, structuredClone(frozen), [3, 1, 2].sort().at(-1), 'a-b'.replaceAll('-', '+'))
enum Bit { A = 1 << 0, B = 1 << 1, AB = A | B, Len = 'xyz'.length }
console.log(Bit.AB, Bit[3], Bit.Len, Bit)
declare const nothing: string
type Unused = typeof nothing
console.log(((x: unknown): x is Unused => true)(1), void 0 as undefined, (null as string | null)?.length)
