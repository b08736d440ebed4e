interface User {
  id: number
  name: string
  email?: string
  address: { city: string; zip: string }
}
type UserPatch = Partial<Pick<User, 'name' | 'email'>>
type DeepReadonly<T> = { readonly [K in keyof T]: T[K] extends object ? DeepReadonly<T[K]> : T[K] }
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]-?: () => T[K] }

function update(user: User, patch: UserPatch): User {
  return { ...user, ...patch }
}
function gettersOf<T extends object>(value: T): Getters<T> {
  const entries = Object.entries(value).map(([k, v]) => [`get${k[0]!.toUpperCase()}${k.slice(1)}`, () => v])
  return Object.fromEntries(entries) as Getters<T>
}
function pick<T, K extends keyof T>(o: T, ...keys: K[]): Pick<T, K> {
  return keys.reduce((acc, k) => ({ ...acc, [k]: o[k] }), {} as Pick<T, K>)
}

const u: DeepReadonly<User> = { id: 1, name: 'Eve', address: { city: 'Oslo', zip: '0150' } }
console.log(update(u, { email: 'eve@example.com' }))
console.log(pick(u, 'id', 'address'))
const g = gettersOf({ size: 3, label: 'box' })
console.log(g.getSize(), g.getLabel(), g)
const palette = { red: [255, 0, 0], green: '#00ff00' } satisfies Record<string, string | number[]>
console.log(palette.red.map((x) => x / 5), palette.green.toUpperCase())
const tuple = ['x', 1, true] as const
console.log(tuple.length, tuple)
