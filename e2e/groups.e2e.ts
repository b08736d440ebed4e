import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'

test('CLUB-610 CLUB-611 CLUB-612 CLUB-613 CLUB-615 an admin makes a group with a lead, who accepts somebody and writes to all', async ({
  page,
  browser,
}) => {
  const name = `Web ${Math.random().toString(36).slice(2, 10)}`
  const [lead, member] = [await newMember(), await newMember()]
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/groups')
  await page.getByRole('button', { name: 'New group' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Make group' }).click()
  await expect(form.getByText('Give the group a name.')).toBeVisible()
  await form.getByLabel('Name').fill(name)
  await form.getByText('They ask, and a lead accepts them').click()
  await form.getByRole('button', { name: 'Make group' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByText('No lead')).toBeVisible()
  await page.getByRole('button', { name: 'Add members' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(lead.name)
  await page.getByRole('button', { name: `Add ${lead.name}` }).click()
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Make lead ${lead.name}` }).click()
  await expect(page.getByText(`${lead.name} leads the group now`)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const theirs = await anotherPage(browser)
  await signInWithoutForm(theirs, member.email)
  await openPage(theirs, '/groups')
  await theirs.getByRole('button', { name: `Ask to join ${name}` }).click()
  await expect(
    theirs.getByRole('listitem').filter({ hasText: name }).getByText('You asked to join'),
  ).toBeVisible()
  expect(await axeFinds(theirs)).toEqual([])

  const leads = await anotherPage(browser)
  await signInWithoutForm(leads, lead.email)
  await openPage(leads, '/groups')
  await leads.getByRole('link', { name, exact: true }).click()
  await leads.getByRole('button', { name: `Accept ${member.name}` }).click()
  await expect(leads.getByText(`${member.name} is in the group now`)).toBeVisible()
  await leads.getByRole('button', { name: 'Write to the group' }).click()
  const words = leads.getByRole('dialog')
  await expect(words.getByText('2 members will be notified.')).toBeVisible()
  await words.getByLabel('Title').fill(`Hack night of ${name}`)
  await words.getByLabel('Text').fill('On Friday.')
  await words.getByRole('button', { name: 'Send' }).click()
  await expect(leads.getByRole('status').filter({ hasText: 'Announced' })).toBeVisible()

  await openPage(theirs, '/announcements')
  await theirs.getByRole('link', { name: `Hack night of ${name}` }).click()
  await expect(theirs.getByText('On Friday.')).toBeVisible()
  await theirs.context().close()
  await leads.context().close()
})
