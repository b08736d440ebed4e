import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { assets } from '../../testing/open-runner.ts'
import { Clang, type Tree } from './clang.ts'
import { compileCpp } from './cpp-compile.ts'

const { engines } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8'))
const folder = join(assets, engines.cpp.folder)
const LONGEST = 300_000

class Counted extends Clang {
  compilations = 0
  static of = (one: Clang): Counted =>
    Object.assign(Object.create(Counted.prototype), one, { compilations: 0 })
  override run(command: string[] | null, files: Tree) {
    this.compilations++
    return super.run(command, files)
  }
}

let clang: Counted
beforeAll(async () => {
  clang = Counted.of(await Clang.load(pathToFileURL(`${folder}/`).href))
}, LONGEST)

async function compiled(text: string, checked: boolean) {
  clang.compilations = 0
  const read = async (name: string) => new Uint8Array(readFileSync(join(folder, name)))
  const { diagnostics = [] } = (await compileCpp(
    { clang, read, tell: () => undefined },
    { text, checked },
  )) as {
    diagnostics?: { severity: string; line?: number }[]
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { compilations: clang.compilations, lines: errors.map(({ line }) => line) }
}

const LITTLE = '#include <iostream>\nusing namespace std;\n'
const ALL = '#include <bits/stdc++.h>\nusing namespace std;\n'
const PRINT = 'void print(int x) { cout << x; }\n'
const THROW = 'int f(int n) { if (n < 0) { throw n; } return n; }\n'
const main = (body: string) => `int main() {\nint n = 3;\n${body}\n}\n`
const MISTAKE = 'int y = 3\ncout << y;'

test.each([
  ['alone', `${ALL}${main(MISTAKE)}`, 1, 5],
  ['beside a `throw`', `${ALL}${THROW}${main(MISTAKE)}`, 1, 6],
  ['beside a function with a name of C++23', `${ALL}${PRINT}${THROW}${main(MISTAKE)}`, 1, 7],
  [
    'behind all that GCC takes',
    `${LITTLE}int count = 0;\nstruct span { int a, b; };\n${PRINT}${THROW}${main(`int a[n] = {0};\ncount++;\nspan s;\n${MISTAKE}`)}`,
    2,
    12,
  ],
  [
    'before all that GCC takes',
    `${LITTLE}int count = 0;\nstruct span { int a, b; };\n${PRINT}${THROW}${main(`${MISTAKE}\nint a[n] = {0};\ncount++;\nspan s;`)}`,
    2,
    9,
  ],
])('RES-389 a mistake %s is found in few compilations', { timeout: LONGEST }, async (_, text, most, line) => {
  for (const checked of [true, false])
    expect(await compiled(text, checked)).toEqual({ compilations: most, lines: [line] })
})
