import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

/** Internals of React, and the files that use them. Check each place in the new version, and then update the version here. */
const TRIED_WITH = '19.3.1'
const PRIVATE = [
  { name: '_valueTracker', file: 'start.ts' },
  { name: '__reactProps', file: '../../e2e/people.ts' },
] as const

const require = createRequire(import.meta.url)

test('the private fields of React that we lean on were tried with its version', () => {
  expect(require('react-dom/package.json').version).toBe(TRIED_WITH)
})

test.each(PRIVATE)('React still has $name, which $file leans on', ({ name, file }) => {
  expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).toContain(name)
  const client = readFileSync(require.resolve('react-dom/client').replace(/client\.js$/, CLIENT), 'utf8')
  expect(client).toContain(name)
})

const CLIENT = 'cjs/react-dom-client.production.js'
