interface Employee {
  name: string
  salary: number
  skills: string[]
  manager?: Employee
}
const boss: Employee = { name: 'Grace', salary: 1e5, skills: ['cobol', 'compilers'] }
const staff: Employee[] = [boss, { name: 'Ken', salary: 90000.5, skills: [], manager: boss }]
console.log(staff)
const bySkill = new Map<string, Set<string>>()
for (const { name, skills } of staff) for (const s of skills) bySkill.set(s, (bySkill.get(s) ?? new Set()).add(name))
console.log(bySkill)
class Temperature {
  constructor(private celsius: number, readonly taken: Date = new Date(0)) {}
  get fahrenheit(): number {
    return this.celsius * 1.8 + 32
  }
}
console.log(new Temperature(21.5), new Temperature(-40).fahrenheit, [new Temperature(0)])
const tuple: [string, number, boolean?] = ['a', 1]
console.log(tuple, tuple[2], [tuple, tuple], { tuple })
const lookup: Record<string, (n: number) => number> = { double: (n) => n * 2, square: (n) => n ** 2 }
console.log(lookup, lookup['double']!(4), new Array<number>(3), new Array<string>(2).fill('x'))
console.log([1.0, 2.5, -0, NaN], [1n, 2n], [undefined, null], { u: undefined, n: null, s: Symbol('s') })
console.log(Array.from({ length: 10 }, (_, i) => ({ id: i, sq: i * i })))
