import { ADMIN, expect, test } from './journey.ts'
import { callApiAsAdmin, newSignup, openPage, signInWithoutForm } from './people.ts'
import { toasts } from './toasts.ts'
import { unique } from './writing.ts'

test('CLUB-02 CLUB-05 two of three are chosen and approved, and all is taken back after a reload', async ({
  page,
}) => {
  const name = unique('Ode')
  for (let at = 0; at < 3; at++) await newSignup(`${name} ${at}`)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, `/dashboard/approvals?q=${encodeURIComponent(name)}`)
  const rows = page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await page.getByRole('checkbox', { name: `Choose ${name} 0` }).check()
  await page.getByRole('checkbox', { name: `Choose ${name} 1` }).check()
  await page.getByRole('button', { name: 'Approve 2' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${name} 0, ${name} 1`)).toBeVisible()
  await expect(dialog.getByText(/can undo it/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve 2 signups' }).click()
  await expect(toasts(page).filter({ hasText: '2 signups approved' })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await page
    .getByRole('region', { name: 'Just decided' })
    .getByRole('button', { name: `Undo: ${name} 0, ${name} 1` })
    .click()
  await expect(rows).toHaveCount(3)
  const { data } = await callApiAsAdmin('GET', `/approvals?q=${encodeURIComponent(name)}`)
  expect(data).toHaveLength(3)
})
