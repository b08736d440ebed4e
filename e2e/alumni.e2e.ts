import { axeFinds } from './axe.ts'
import { ADMIN, expect, test } from './journey.ts'
import { callApiAsAdmin, openPage, signInWithoutForm } from './people.ts'

test('CLUB-268 CLUB-270 an admin archives a year on a phone, takes it back, and makes one member an alumnus', {
  tag: '@long',
}, async ({ page }) => {
  // Uses a year that no other journey uses, because journeys run in parallel.
  const year = 1950 + Math.floor(Math.random() * 49)
  const unique = Math.random().toString(36).slice(2, 10)
  const lines = ['One', 'Two'].map((name) => `${name} ${unique},${name}.${unique}@college.edu,${year}`)
  await callApiAsAdmin('POST', '/admin/members/import', { csv: ['name,email,year', ...lines].join('\n') })

  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard/members')
  await page.getByRole('link', { name: 'Years' }).click()
  const row = page.getByRole('listitem').filter({ hasText: `Passing out in ${year}` })
  await expect(row).toContainText('2 not yet alumni')
  await row.getByRole('button', { name: `Archive ${year}` }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Make 2 members of ${year} alumni?`)
  expect(await axeFinds(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(row).toContainText('2 not yet alumni')
  await row.getByRole('button', { name: `Archive ${year}` }).click()
  await question.getByRole('button', { name: `Archive ${year}` }).click()
  await expect(page.getByText(`2 members of ${year} are alumni now`)).toBeVisible()
  await expect(row).toContainText('2 alumni')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row).toContainText('2 not yet alumni')
  await expect(row).not.toContainText('2 alumni')

  await openPage(page, `/dashboard/members?q=${unique}`)
  const one = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `One ${unique}` })
  await one.locator('summary').click()
  await openPage(page, (await one.getByRole('link', { name: /^All about them/ }).getAttribute('href')) ?? '')
  await page.getByRole('button', { name: /^Make alumni/ }).click()
  await question.getByRole('button', { name: 'Make alumni' }).click()
  await expect(page.getByText(`One ${unique}: An alumnus now`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Bring back/ })).toBeVisible()
  await openPage(page, `/dashboard/members?kind=alumni&q=${unique}`)
  await expect(page.getByRole('listitem').filter({ hasText: unique })).toHaveCount(1)
  expect(await axeFinds(page)).toEqual([])
})
