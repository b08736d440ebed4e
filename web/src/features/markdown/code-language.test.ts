// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { codeLanguage } from './code-language.ts'

afterEach(() => localStorage.clear())

test('blocks of code begin in the language in which one solves problems, until another one was chosen', () => {
  expect(codeLanguage.get()).toBe('cpp')
  localStorage.setItem('bench', '{"language":"python"}')
  expect(codeLanguage.get()).toBe('python')
  codeLanguage.set('go')
  expect(codeLanguage.get()).toBe('go')
})
