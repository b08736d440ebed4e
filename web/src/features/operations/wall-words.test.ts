import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translated } from '../../../catalogues.ts'
import { wallWords } from './part-figures.tsx'

const root = join(import.meta.dirname, '../../../..')
const WALLS = /(?:ALWAYS = \[|WALLS = \[|\[\.\.\.(?:walls|ALWAYS), )([^\]\n]+)\]/g

test('CLUB-285 every wall of the sandbox has its words in a language', () => {
  const code = ['server/src/features/judge-worker/sandbox-walls.ts', 'judge/src/host/bubblewrap.ts']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const walls = [...code.matchAll(WALLS)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, wall = '']) => wall),
  )
  expect(new Set(walls).size).toBe(10)
  const words = readFileSync(join(import.meta.dirname, 'part-figures.tsx'), 'utf8')
  for (const wall of walls) {
    // The English text is the server's own name.
    expect(wallWords(wall)).toBe(wall)
    const [, key] = new RegExp(`^  '?${wall}'?: \\(\\) => say\\('(\\w+)'\\)`, 'm').exec(words) ?? []
    if (wall !== 'bubblewrap')
      expect(translated('hi', 'operations')[key ?? ''], wall).toMatch(/[\u0900-\u097f]/)
  }
})
