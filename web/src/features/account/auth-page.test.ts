import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { head } from './auth-page.tsx'

const titleAt = (search: Record<string, string>, isInvitation?: boolean) => {
  const client = new QueryClient()
  if (isInvitation !== undefined)
    client.setQueryData(['reset-link', 'token'], { success: true, data: { isInvitation, name: 'Asha' } })
  const { title } = head({ client, search, params: {}, session: null })
  return typeof title === 'string' ? title : title('Club')
}

test('CLUB-377 the page of an invitation is titled as a welcome, and that of a new password as such', () => {
  expect(titleAt({ tab: 'forgot' }, true)).toMatch(/^Welcome\b/)
  expect(titleAt({ tab: 'forgot' }, false)).toMatch(/^Reset Password\b/)
  expect(titleAt({ tab: 'forgot' })).toMatch(/^Reset Password\b/)
  expect(titleAt({})).toMatch(/^Login or Signup\b/)
})
