type ElementOf<T> = T extends readonly (infer E)[] ? E : never
type Awaited2<T> = T extends Promise<infer U> ? Awaited2<U> : T
type Flatten<T> = T extends readonly (infer U)[] ? Flatten<U> : T
type CamelCase<S extends string> = S extends `${infer H}_${infer T}` ? `${H}${Capitalize<CamelCase<T>>}` : S
type Camelized<T> = { [K in keyof T as CamelCase<K & string>]: T[K] }
type PathsOf<T> = T extends object ? { [K in keyof T & string]: K | `${K}.${PathsOf<T[K]>}` }[keyof T & string] : never
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

function flatten<T>(xs: readonly T[]): Flatten<T>[] {
  return xs.flatMap((x) => (Array.isArray(x) ? flatten(x) : [x])) as Flatten<T>[]
}
function camelize<T extends Record<string, unknown>>(o: T): Camelized<T> {
  return Object.fromEntries(Object.entries(o).map(([k, v]) => [k.replace(/_(\w)/g, (_, c: string) => c.toUpperCase()), v])) as Camelized<T>
}
function get<T extends object>(o: T, path: PathsOf<T>): unknown {
  return String(path).split('.').reduce<unknown>((v, k) => (v as Record<string, unknown>)[k], o)
}
const numbers: number[] = flatten([[1, [2]], [[[3]], 4]])
const first: ElementOf<['a', 'b']> = 'b'
const user = camelize({ first_name: 'Ada', born_in_year: 1815, id: 1 })
console.log(numbers, first, user.firstName, user.bornInYear, user)
const settings = { ui: { theme: { dark: true } }, name: 'x' }
console.log(get(settings, 'ui.theme.dark'), get(settings, 'name'), get(settings, 'ui'))
const point: Mutable<Readonly<{ x: number }>> = { x: 1 }
point.x = 5
const done: Awaited2<Promise<Promise<number>>> = 3
console.log(point, done)
type Routes = { '/users/:id': { id: string }; '/': Record<string, never> }
const build = <P extends keyof Routes>(p: P, params: Routes[P]): string => p.replace(/:(\w+)/g, (_, k: string) => (params as Record<string, string>)[k]!)
console.log(build('/users/:id', { id: '42' }), build('/', {}))
