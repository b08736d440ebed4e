import { expect, test } from 'vitest'
import { choiceIn, keepSidebar } from './sidebar-state.ts'

test('CONST-05 the sidebar is kept in a cookie for seven days', () => {
  const jar = { cookie: '' }
  keepSidebar(jar, 'collapsed')
  expect(jar.cookie).toBe('sidebar=collapsed; Path=/; Max-Age=604800; SameSite=Lax')
  keepSidebar(jar, 'expanded')
  expect(jar.cookie).toMatch(/^sidebar=expanded;/)
})

test('DASH-09 the cookie is found among others by its full name', () => {
  expect(choiceIn({ cookie: 'a=b; sidebar=collapsed' })).toBe('collapsed')
  expect(choiceIn({ cookie: 'sidebar=expanded' })).toBe('expanded')
  expect(choiceIn({ cookie: 'oldsidebar=collapsed' })).toBe('none')
  expect(choiceIn({ cookie: 'sidebar=collapsed2' })).toBe('none')
})
