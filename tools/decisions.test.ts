import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const pages = readdirSync(folder).filter((file) => file !== 'README.md')
const heads = pages.map((file) => ({ file, head: read(file).split('\n')[0] ?? '' }))

/** The lines of the index below its subjects: `- 0001 [Title](file): what was decided`. */
const lines = read('README.md')
  .split('\n## ')
  .slice(1)
  .flatMap((subject) => subject.split('\n').slice(1).filter(Boolean))
const entries = lines.flatMap((line) => {
  const [, number, title, file = ''] = /^- (\d{4}) \[(.+)\]\((\S+\.md)\): \S/.exec(line) ?? []
  return number ? { file, head: `# ${number} ${title}` } : []
})

describe('the index of decisions', () => {
  test('has under its subjects nothing but lines that name a page and what was decided', () => {
    expect(pages.length).toBeGreaterThan(80)
    expect(entries).toHaveLength(lines.length)
  })

  test('names every page exactly once, by its title', () => {
    const inOrder = entries.toSorted((one, other) => (one.file < other.file ? -1 : 1))
    expect(inOrder).toEqual(heads.toSorted((one, other) => (one.file < other.file ? -1 : 1)))
  })

  test('a page is numbered as its file, and its title can say what was decided', () => {
    const wrong = heads.filter(({ file, head }) => {
      const [, number, title = ''] = /^# (\d{4}) (.+)$/.exec(head) ?? []
      const words = title.split(' ').length
      return number !== file.slice(0, 4) || words < 3 || words > 12
    })
    expect(wrong).toEqual([])
  })
})
