import { expect, test } from 'vitest'
import { isCollapsed, isToggleKey, keepSidebar } from './sidebar-state.ts'

test('CONST-05 the sidebar is kept in a cookie for seven days', () => {
  const jar = { cookie: '' }
  keepSidebar(jar, true)
  expect(jar.cookie).toBe('sidebar=collapsed; Path=/; Max-Age=604800; SameSite=Lax')
  keepSidebar(jar, false)
  expect(jar.cookie).toMatch(/^sidebar=expanded;/)
})

test('DASH-09 the cookie is found among others by its full name', () => {
  expect(isCollapsed({ cookie: 'a=b; sidebar=collapsed' })).toBe(true)
  expect(isCollapsed({ cookie: 'sidebar=expanded' })).toBe(false)
  expect(isCollapsed({ cookie: 'oldsidebar=collapsed' })).toBe(false)
  expect(isCollapsed({ cookie: 'sidebar=collapsed2' })).toBe(false)
})

test('DASH-08 Ctrl+B and Meta+B toggle; other combinations are left alone', () => {
  const none = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(isToggleKey({ ...none, ctrlKey: true })).toBe(true)
  expect(isToggleKey({ ...none, metaKey: true })).toBe(true)
  expect(isToggleKey({ ...none, ctrlKey: true, key: 'B' })).toBe(true)
  expect(isToggleKey(none)).toBe(false)
  expect(isToggleKey({ ...none, ctrlKey: true, shiftKey: true })).toBe(false)
  expect(isToggleKey({ ...none, ctrlKey: true, key: 'a' })).toBe(false)
})
