enum Plain {
  A,
  B,
  C = 10,
  D,
}
enum Flags {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  Run = 1 << 2,
  All = Read | Write | Run,
}
enum Words {
  Up = 'UP',
  Down = 'DOWN',
}
enum Mixed {
  No = 0,
  Yes = 'YES',
}
enum Computed {
  Length = 'abc'.length,
  Double = Length * 2,
  Shifted = Double << 1,
}
const enum Direction {
  North = 'N',
  South = 'S',
}
declare const enum Never {}

console.log(Plain, Plain.D, Plain[10], Plain['B'])
console.log(Flags.All, Flags[Flags.Write], (Flags.Read | Flags.Run) & ~Flags.Read)
console.log(Words, Object.values(Words), Object.keys(Plain).length)
console.log(Mixed[0], Mixed.Yes, Computed)
console.log(Direction.North + Direction.South)

function say(words: Words): string {
  switch (words) {
    case Words.Up:
      return '↑'
    case Words.Down:
      return '↓'
  }
}
console.log(say(Words.Up), say(Words.Down), [Words.Down, Words.Up].map(say).join(''))

function has(flags: Flags, flag: Flags): boolean {
  return (flags & flag) === flag
}
let rights = Flags.Read | Flags.Write
rights ^= Flags.Write
console.log(has(rights, Flags.Read), has(rights, Flags.Write), rights)

for (const name in Plain) if (isNaN(Number(name))) console.log(name, Plain[name as keyof typeof Plain])
type Name = keyof typeof Flags
const names: Name[] = ['Read', 'Run']
console.log(names.reduce((sum, name) => sum | Flags[name], Flags.None))
const byWords: Record<Words, number> = { [Words.Up]: 1, [Words.Down]: -1 }
console.log(Object.entries(byWords).map(([key, value]) => `${key}=${value}`))
