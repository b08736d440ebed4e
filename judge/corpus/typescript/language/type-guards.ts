type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)
function assertString(v: unknown, what = 'value'): asserts v is string {
  if (typeof v !== 'string') throw new TypeError(`${what} is ${v === null ? 'null' : typeof v}`)
}
function depth(j: Json): number {
  if (Array.isArray(j)) return 1 + Math.max(0, ...j.map(depth))
  if (isObject(j)) return 1 + Math.max(0, ...Object.values(j as { [k: string]: Json }).map(depth))
  return 0
}
interface Cat {
  meow(): string
}
interface Dog {
  bark(): string
}
const speak = (pet: Cat | Dog): string => ('meow' in pet ? pet.meow() : pet.bark())
console.log(speak({ meow: () => 'meow' }), speak({ bark: () => 'woof' }))
console.log(depth(JSON.parse('{"a":[1,{"b":[]}],"c":null}')), depth(5), depth([]))
for (const v of ['text', 5, null, undefined, []] as unknown[]) {
  try {
    assertString(v, 'input')
    console.log(v.toUpperCase())
  } catch (e) {
    console.log(e instanceof TypeError && e.message)
  }
}
function size(x: string | unknown[] | Map<unknown, unknown> | Date | number): string {
  if (typeof x === 'string' || Array.isArray(x)) return `length ${x.length}`
  if (x instanceof Map) return `size ${x.size}`
  if (x instanceof Date) return x.toISOString()
  return x.toFixed(1)
}
console.log([size('abc'), size([1]), size(new Map([[1, 2]])), size(new Date(0)), size(2)])
const present = <T>(x: T | null | undefined): x is T => x != null
const nums: number[] = [1, null, 2, undefined, 0].filter(present)
console.log(nums, [0, 1, '', 'a', null].filter(Boolean))
let value = (Math.PI > 3 ? 'yes' : 0) as string | number
if (typeof value === 'number') throw value
console.log(value.length, (value as string)!.at(0), <string>value + '!')
