type Builder<T> = { [K in keyof T as `with${Capitalize<K & string>}`]-?: (v: NonNullable<T[K]>) => Builder<T> } & { build(): T }
function builder<T extends object>(initial: T): Builder<T> {
  const proxy: unknown = new Proxy({}, {
    get(_, key: string) {
      if (key === 'build') return () => ({ ...initial })
      const field = key[4]!.toLowerCase() + key.slice(5)
      return (v: unknown) => builder({ ...initial, [field]: v } as T)
    },
  })
  return proxy as Builder<T>
}
interface Car {
  make: string
  doors: number
  color?: string
}
const base = builder<Car>({ make: 'none', doors: 4 })
console.log(base.withMake('Fiat').withColor('red').build(), base.build())
type Schema = { [k: string]: 'string' | 'number' | 'boolean' }
type Infer<S extends Schema> = { [K in keyof S]: S[K] extends 'string' ? string : S[K] extends 'number' ? number : boolean }
function validate<const S extends Schema>(schema: S, data: Record<string, unknown>): data is Infer<S> & Record<string, unknown> {
  return Object.entries(schema).every(([k, t]) => typeof data[k] === t)
}
const person = { name: 'string', age: 'number' } as const
for (const d of [{ name: 'x', age: 3 }, { name: 'x' }, { name: 1, age: 3 }]) console.log(d, validate(person, d))
const keysOf = <T extends object>(o: T) => Object.keys(o) as (keyof T)[]
const mapValues = <T extends object, R>(o: T, f: (v: T[keyof T], k: keyof T) => R) => keysOf(o).reduce((acc, k) => ({ ...acc, [k]: f(o[k], k) }), {} as Record<keyof T, R>)
console.log(mapValues({ a: 1, b: 2 }, (v, k) => `${k}:${v * 10}`))
const diff = <T extends Record<string, unknown>>(a: T, b: T): Partial<{ [K in keyof T]: [T[K], T[K]] }> =>
  Object.fromEntries(keysOf(a).filter((k) => a[k] !== b[k]).map((k) => [k, [a[k], b[k]]])) as Partial<{ [K in keyof T]: [T[K], T[K]] }>
console.log(diff({ x: 1, y: 'same', z: true }, { x: 2, y: 'same', z: false }))
