import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStorageOf } from '../../../testing/browser-store.ts'
import { recentScreens, remember } from './recent-screens.ts'

beforeEach(() => vi.stubGlobal('localStorage', localStorageOf()))
afterEach(() => vi.unstubAllGlobals())

const screen = (name: string) => ({ label: name, to: `/${name}` })

test('the five most recent screens are remembered, the newest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) remember(screen(name), 'asha')
  expect(recentScreens('asha')).toEqual(['c', 'f', 'e', 'd', 'b'].map(screen))
})

test('safety Z3 on a shared computer nobody sees the recent screens of another person', () => {
  remember(screen('profile'), 'asha')
  expect(recentScreens('ravi')).toEqual([])
  expect(recentScreens()).toEqual([])
  remember(screen('forum'), 'ravi')
  expect(recentScreens('asha')).toEqual([])
})

test('safety X5 entries that were edited by hand or lead to another site are left out', () => {
  const went = [screen('ok'), { label: 'Evil', to: '//evil.example' }, { label: 1, to: '/x' }, null]
  localStorage.setItem('recent', JSON.stringify({ owner: 'asha', went }))
  expect(recentScreens('asha')).toEqual([screen('ok')])
  for (const broken of ['{', '{"owner":"asha","went":1}', 'null']) {
    localStorage.setItem('recent', broken)
    expect(recentScreens('asha')).toEqual([])
  }
})
