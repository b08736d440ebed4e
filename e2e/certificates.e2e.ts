import { createHash } from 'node:crypto'
import { axeFinds } from './axe.ts'
import { ADMIN, anotherPage, expect, test } from './journey.ts'
import { callApiAsAdmin, mailTo, newMember, openPage, signInWithoutForm } from './people.ts'
import { unique } from './writing.ts'

/** Creates a past event that this member attended. */
async function eventWith(email: string) {
  const title = unique('Contest')
  const times = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T12:00:00Z', timeZone: 'UTC' }
  const { _id: id } = (await callApiAsAdmin('POST', '/events', { ...times, title, description: 'Come.' }))
    .data
  const found = (await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)).data
  await callApiAsAdmin('POST', `/events/${id}/door/people`, { memberId: found[0]?._id })
  return { title, path: `/events/${id}` }
}

test('CLUB-183 CLUB-185 CLUB-187 CLUB-192 an admin issues a certificate, its owner finds it, anybody checks it, and a wrong name is corrected', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow()
  const person = await newMember()
  const { title, path } = await eventWith(person.email)
  await signInWithoutForm(page, ADMIN)
  await openPage(page, path)
  await page.getByRole('link', { name: 'Certificates' }).click()
  const form = page.getByRole('form', { name: 'New certificates' })
  await form.getByRole('button', { name: 'Issue 1 certificate' }).click()
  await expect(form.getByText('Enter who signs it')).toBeVisible()
  await form.getByLabel('Who signs it').fill('Ananya Rao, president')
  await form.getByLabel('Some of them').check()
  await form.getByLabel(person.name).check()
  expect(await axeFinds(page)).toEqual([])
  const preview = page.waitForEvent('popup')
  await form.getByRole('button', { name: 'See one as PDF' }).click()
  await (await preview).close()
  await form.getByRole('button', { name: 'Issue 1 certificate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 1 certificate' }).click()
  await expect(page.getByText('Success: 1 certificate issued')).toBeVisible()
  const row = page.getByRole('list', { name: 'Certificates' }).getByRole('listitem').first()
  await expect(row).toContainText(person.name)

  const owner = await anotherPage(browser)
  await signInWithoutForm(owner, person.email)
  await openPage(owner, '/notifications')
  await expect(owner.getByText('You have a certificate')).toBeVisible()
  await openPage(owner, '/profile')
  const pdf = owner.getByRole('link', { name: `PDF of ${title}` })
  const file = await (await owner.request.get((await pdf.getAttribute('href')) ?? '')).body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  const code = ((await row.getByRole('link', { name: /^[A-Z2-9-]{19}$/ }).textContent()) ?? '').trim()
  expect(String(await mailTo(person.email, new RegExp(title)))).toContain(`/verify/${code}`)
  const visitor = await anotherPage(browser)
  await openPage(visitor, `/verify/${code}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'This certificate is good' })).toBeVisible()
  await expect(visitor.getByText(person.name)).toBeVisible()
  const choose = visitor.getByLabel('Choose the PDF')
  await choose.setInputFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer: file })
  await expect(visitor.getByText('This is the file that the club made')).toBeVisible()
  const changed = Buffer.concat([file, Buffer.from('\n')])
  expect(createHash('sha256').update(changed).digest('hex')).not.toBe(
    createHash('sha256').update(file).digest('hex'),
  )
  await choose.setInputFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer: changed })
  await expect(visitor.getByText('This is not the file that the club made.')).toBeVisible()
  expect(await axeFinds(visitor)).toEqual([])

  await row.getByRole('button', { name: `Correct that of ${person.name}` }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Corrected Name')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue again' }).click()
  await expect(page.getByText('Success: Issued again')).toBeVisible()
  await expect(row).toContainText('Corrected Name')
  await row.getByRole('button', { name: 'Take back that of Corrected Name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('dialog').getByText('Say why')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Reason').fill('Another member came.')
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Success: Certificate taken back')).toBeVisible()
  await visitor.reload()
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'This certificate was taken back' }),
  ).toBeVisible()
  await expect(visitor.getByText('The name was corrected')).toBeVisible()
  await openPage(visitor, '/verify/ABCD-EFGH-JKMN-PQRS')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Certificate Not Found' })).toBeVisible()
  expect(await axeFinds(visitor)).toEqual([])
})
