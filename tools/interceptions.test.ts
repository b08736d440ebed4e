import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'e2e'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns each call of `page.route` or `context.route`, with its whole handler. */
function interceptions(text: string): string[] {
  return [...text.matchAll(/\.route\(/g)].map(({ index }) => {
    let depth = 0
    let end = text.indexOf('(', index)
    do {
      if (text[end] === '(') depth++
      if (text[end] === ')') depth--
      end++
    } while (depth > 0 && end < text.length)
    return text.slice(index, end)
  })
}
const losesNothing = (text: string) => interceptions(text).filter((one) => !/\.abort\(/.test(one))

test('the browser driver intercepts only for a lost network; the site itself holds, refuses and answers', () => {
  const found = files.flatMap((file) => losesNothing(read(file)).map((one) => `${file} ${one}`))
  expect(found).toEqual([])
})

test('an interception that loses nothing is found, also over several lines', () => {
  const held = ".route('**/api/v1/x', async (route) => {\n  await gate()\n  await route.continue()\n})"
  const lost = `page.route('/x', (route) => (first() ? route.abort() : route.continue()), { times: 1 })`
  expect(losesNothing(`await page${held}\nawait ${lost}\nroute.continue()`)).toEqual([held])
})

test('no journey waits for a time', () => {
  expect(files.filter((file) => /\bwaitForTimeout\b/.test(read(file)))).toEqual([])
})
