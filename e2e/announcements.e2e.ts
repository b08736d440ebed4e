import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { htmlOf } from './mail-parts.ts'
import {
  callApiAsAdmin,
  mailTo,
  newAdmin,
  newMember,
  openPage,
  type Person,
  signInWithoutForm,
} from './people.ts'
import { unique } from './writing.ts'

const PHONE = { width: 390, height: 844 }

/** Creates a batch with one new member, so that its banners show on no other member's screens. */
async function batchOfOne(): Promise<{ batch: string; batchId: string; member: Person }> {
  const [batch, member] = [unique('Batch'), await newMember()]
  const { data: made } = await callApiAsAdmin('POST', '/admin/batches', { name: batch })
  const { data: found } = await callApiAsAdmin('GET', `/admin/members?q=${member.email}`)
  await callApiAsAdmin('PUT', '/admin/members/batch', { ids: [found[0]?._id], batchId: made._id })
  return { batch, batchId: made._id, member }
}

test('CLUB-130 CLUB-132 CLUB-141 CLUB-142 CLUB-374 an admin announces something to a batch, and its member finds it above Today, in the bell and in the mail', {
  tag: '@spine',
}, async ({ page, browser }) => {
  const { batch, member } = await batchOfOne()
  const title = unique('Hall moved')
  const admin = await newAdmin()
  await signInWithoutForm(page, admin.email)
  await openPage(page, '/dashboard/announcements')
  await page.getByRole('link', { name: 'New announcement' }).click()
  const form = page.getByRole('form', { name: 'New announcement' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Text').fill('We meet in **room 2**.')
  await form.getByRole('radio', { name: 'A batch' }).check()
  await form.getByRole('button', { name: 'Announce now' }).click()
  await expect(form.getByText('Choose a batch.')).toBeVisible()
  await form.getByLabel('Batch', { exact: true }).selectOption({ label: `${batch} (1 member)` })
  await expect(form.getByText('1 member will be notified.')).toBeVisible()
  await form.getByLabel('Also by mail').check()
  await expect(form.getByText('1 member will be notified, and mailed.')).toBeVisible()
  await form.getByLabel('Also as a banner on Today').check()
  await form.getByLabel('Last day of the banner').fill('2099-12-31')
  // A reload keeps the draft.
  await page.reload()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(form.getByLabel('Last day of the banner')).toHaveValue('2099-12-31')
  await expect(form.getByText('1 member will be notified, and mailed.')).toBeVisible()
  await form.getByRole('button', { name: 'Announce now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Before it is mailed' })
  await expect(dialog).toContainText('Mail 1 member?')
  await expect(dialog).toContainText(/\d+ a minute: it takes about 1 minute/)
  await expect(dialog.getByRole('article', { name: 'The mail as it will look' })).toContainText(title)
  await dialog.getByRole('button', { name: 'Send me one first' }).click()
  await mailTo(admin.email, new RegExp(title))
  await expect(dialog.getByRole('article', { name: 'The mail as it will look' })).toContainText(title)
  await dialog.getByRole('button', { name: 'Mail 1 member' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('1 of 1 mail sent.')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const reader = await anotherPage(browser)
  await reader.setViewportSize(PHONE)
  await signInWithoutForm(reader, member.email)
  await openPage(reader, '/today')
  const banner = reader.getByRole('complementary', { name: 'Announcement' })
  await expect(banner.getByRole('link', { name: title })).toBeVisible()
  expect(await axeFinds(reader)).toEqual([])
  await openPage(reader, '/notifications')
  const seen = reader.waitForResponse(/\/seen$/)
  await reader.getByRole('link', { name: `The club announced ${title}` }).click()
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await expect(reader.locator('strong', { hasText: 'room 2' })).toBeVisible()
  // A member who has read the announcement sees no banner on any other page either.
  await seen
  await openPage(reader, '/today')
  await expect(banner).toHaveCount(0)
  await openPage(reader, '/announcements')
  await expect(reader.getByRole('listitem').filter({ hasText: title })).not.toContainText('New')
  expect(htmlOf(await mailTo(member.email, new RegExp(title)))).toContain('<strong>room 2</strong>')
  await reader.context().close()
})

test('CLUB-132 a member puts a banner away by keyboard, and a page of the server has the next one', async ({
  page,
}) => {
  const { batchId, member } = await batchOfOne()
  const [first, second] = [unique('First'), unique('Second')]
  for (const title of [first, second])
    await callApiAsAdmin('POST', '/admin/announcements', {
      title,
      content: 'So.',
      to: 'batch',
      batchId,
      bannerDay: '2099-12-31',
    })
  await signInWithoutForm(page, member.email)
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  await openPage(page, '/dashboard/forum')
  await expect(banner).toHaveCount(0)
  await openPage(page, '/today')
  await expect(banner).toContainText(second)
  await banner.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(banner).toContainText(first)
  await page.reload()
  await expect(banner).toContainText(first)
})

test('CLUB-134 CLUB-141 CLUB-394 a planned announcement is changed and cancelled, and a sent one withdrawn', {
  tag: '@long',
}, async ({ page }) => {
  const { batchId } = await batchOfOne()
  const about = { content: 'So.', to: 'batch', batchId }
  const [planned, sent] = [unique('Planned'), unique('Sent')]
  const later = { ...about, title: planned, publishAt: '2099-01-01T10:00:00Z' }
  const { data } = await callApiAsAdmin('POST', '/admin/announcements', later)
  const { data: told } = await callApiAsAdmin('POST', '/admin/announcements', { ...about, title: sent })
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, `/dashboard/announcements/${data._id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill(`${planned} anew`)
  await page.getByLabel('Also by mail').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const asked = page.getByRole('dialog', { name: 'Before it is mailed' })
  await expect(asked.getByRole('article')).toContainText(`${planned} anew`)
  await asked.getByRole('button', { name: 'Mail 1 member' }).click()
  await expect(page.getByRole('heading', { name: `${planned} anew` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel announcement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel announcement' }).click()
  await expect(page.getByText('It was cancelled before anybody was told.')).toBeVisible()

  await openPage(page, `/dashboard/announcements/${told._id}`)
  await page.getByRole('link', { name: 'Correct' }).click()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw announcement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw announcement' }).click()
  await expect(page.getByText('Its banner and its notifications are gone.')).toBeVisible()
  await expect(page.getByText('Had been notified')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Banner' })).toHaveCount(0)
})

test('CLUB-138 the link in a mail ends only its kind, and only when its button is pressed', async ({
  page,
  browser,
}) => {
  const { batchId, member } = await batchOfOne()
  const title = unique('By mail')
  await callApiAsAdmin('POST', '/admin/announcements', {
    title,
    content: 'So.',
    to: 'batch',
    batchId,
    mail: true,
  })
  const mail = await mailTo(member.email, new RegExp(title))
  const token = /unsubscribe\?token=([\w.-]+)/.exec(htmlOf(mail))?.[1]
  const visitor = await anotherPage(browser)
  await openPage(visitor, `/unsubscribe?token=${token}`)
  await expect(visitor.getByRole('heading', { name: 'Mails with announcements' })).toBeVisible()
  await signInWithoutForm(page, member.email)
  await openPage(page, '/settings#notifications')
  const announcements = page.getByLabel('Mail me what the club announces')
  await expect(announcements).toBeChecked()
  await visitor.getByRole('button', { name: 'No more mails' }).click()
  await expect(visitor.getByText('Done. You will get no more mails with announcements.')).toBeVisible()
  await page.reload()
  await expect(announcements).not.toBeChecked()
  await expect(page.getByLabel('Mail me when an event')).toBeChecked()
  await expect(page.getByLabel('Mail me when somebody mentions me')).toBeChecked()
  await visitor.context().close()
})

test('CLUB-140 CLUB-394 an admin announces an event to a batch as it is made', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const { batch, member } = await batchOfOne()
  const title = unique('Contest')
  await signInWithoutForm(page, (await newAdmin()).email)
  await openPage(page, '/events?new=1')
  const form = page.getByRole('form', { name: 'New event' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Starts').fill('2099-08-08T18:30')
  await form.getByLabel('Ends').fill('2099-08-08T20:00')
  await form.getByLabel('Description').fill('Ninety minutes.')
  await form.getByLabel('Also tell members').check()
  await form.getByRole('radio', { name: 'A batch' }).check()
  await form.getByRole('button', { name: 'Announce event' }).click()
  await expect(form.getByText('Choose a batch.')).toBeVisible()
  await form.getByLabel('Batch', { exact: true }).selectOption({ label: `${batch} (1 member)` })
  await form.getByRole('button', { name: 'Announce event' }).click()
  await page
    .getByRole('dialog', { name: 'Before members are told' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await form.getByLabel('Also by mail').check()
  await form.getByRole('button', { name: 'Announce event' }).click()
  const asked = page.getByRole('dialog', { name: 'Before it is mailed' })
  const look = asked.getByRole('article', { name: 'The mail as it will look' })
  await expect(look).toContainText(/8 August 2099 at 18:30/)
  await expect(look).toContainText('Ninety minutes.')
  await asked.getByRole('button', { name: 'Mail 1 member' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await mailTo(member.email, new RegExp(title))

  const reader = await anotherPage(browser)
  await signInWithoutForm(reader, member.email)
  await openPage(reader, '/announcements')
  await reader.getByRole('link', { name: title }).click()
  await reader.getByRole('link', { name: 'See the event' }).click()
  await expect(reader.getByText('Ninety minutes.')).toBeVisible()
  await reader.context().close()
})
