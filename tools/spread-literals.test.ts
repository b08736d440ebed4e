import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Part {
  readonly type: string
  readonly start: number
  readonly argument?: { readonly type: string } | null
}

/**
 * Returns the lines that spread a literal into the surrounding literal or arguments. A literal with `as const` has another type
 * and is allowed.
 */
function spreadLiterals(name: string, text: string): number[] {
  const lines: number[] = []
  const look = (type: string, parts: readonly (Part | null)[]) => {
    for (const part of parts)
      if (part?.type === 'SpreadElement' && part.argument?.type === type)
        lines.push(text.slice(0, part.start).split('\n').length)
  }
  new Visitor({
    ObjectExpression: ({ properties }) => look('ObjectExpression', properties),
    ArrayExpression: ({ elements }) => look('ArrayExpression', elements),
    CallExpression: ({ arguments: given }) => look('ArrayExpression', given),
  }).visit(parseSync(name, text).program)
  return lines
}

test('the rule finds a literal that is spread into a literal, and no other spread', () => {
  const text = 'f({ ...{ a }, b })\ng(...[1, 2])\nh([...[1], ...more, ...(is ? [2] : []), ...[3].map(one)])'
  expect(spreadLiterals('x.ts', text)).toEqual([1, 2, 3])
})

test('no literal is spread into the literal around it: its parts stand there themselves', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  const found = files.flatMap((file) => {
    // Problems are proven with these sources, and proving them again takes hours.
    if (!file || /^(judge|content)\//.test(file)) return []
    const text = readFileSync(join(root, file), 'utf8')
    if (!/\.\.\.[{[]/.test(text)) return []
    return spreadLiterals(file, text).map((line) => `${file}:${line}`)
  })
  expect(found).toEqual([])
})
