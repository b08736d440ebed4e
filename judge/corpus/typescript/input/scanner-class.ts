import { readFileSync } from 'node:fs'
class Scanner {
  private pos = 0
  constructor(private readonly text: string = readFileSync(0, 'utf8')) {}
  private token(): string {
    const m = /\S+/g
    m.lastIndex = this.pos
    const found = m.exec(this.text)
    if (!found) throw new Error('end of input')
    this.pos = m.lastIndex
    return found[0]
  }
  int = (): number => Number.parseInt(this.token(), 10)
  big = (): bigint => BigInt(this.token())
  word = (): string => this.token()
  line(): string {
    const end = this.text.indexOf('\n', this.pos)
    const s = this.text.slice(this.pos, end < 0 ? undefined : end)
    this.pos = end < 0 ? this.text.length : end + 1
    return s
  }
  array<T>(n: number, read: () => T): T[] {
    return Array.from({ length: n }, read)
  }
}
const sc = new Scanner()
const n = sc.int()
console.log(sc.array(n, sc.int), sc.array(2, sc.big), sc.word())
sc.line()
console.log(JSON.stringify(sc.line()), JSON.stringify(sc.line()))
try {
  sc.int()
} catch (e) {
  console.log(e instanceof Error ? e.message : e)
}
