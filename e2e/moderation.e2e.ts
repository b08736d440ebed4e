import type { Locator, Page } from '@playwright/test'
import { expectPressable } from './axe.ts'
import { anotherPage, expect, MANAGER, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { replyFrom, start } from './threads.ts'
import { unique } from './writing.ts'

const reply = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function flag(page: Page, text: string, note: string) {
  await reply(page, text).getByRole('button', { name: /^Flag/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Flag post' })
  await dialog.getByRole('button', { name: 'Send to the moderators' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Off topic' }).check()
  await dialog.getByLabel('Note for the moderators').fill(note)
  await dialog.getByRole('button', { name: 'Send to the moderators' }).click()
  await expect(reply(page, text).getByText('Flagged')).toBeFocused()
}

/** Expects that no button wraps to the next line. */
async function expectOneLine(buttons: Locator) {
  const middles = await buttons.evaluateAll((all) =>
    all.map((it) => Math.round(it.getBoundingClientRect().top + it.getBoundingClientRect().height / 2)),
  )
  expect(middles.length).toBe(5)
  expect(new Set(middles).size, middles.join()).toBe(1)
}

test('NAV-11 a moderator keeps one of two flagged posts and removes the other, and everybody sees the result', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [author, reader] = [await newMember(), await newMember()]
  const [kept, removed] = [unique('Kept'), unique('Removed')]
  await signInWithoutForm(page, author.email)
  const { id, path } = await start(page)
  await replyFrom(page, id, kept)
  await replyFrom(page, id, removed)
  await openPage(page, path)
  await expect(reply(page, kept).getByRole('button', { name: /^Flag/ })).toHaveCount(0)

  const other = await anotherPage(browser)
  await other.setViewportSize({ width: 360, height: 740 })
  await signInWithoutForm(other, reader.email)
  await openPage(other, path)
  await expectOneLine(reply(other, kept).getByRole('button'))
  for (const text of [kept, removed]) await flag(other, text, `About ${text}`)

  const moderator = await anotherPage(browser)
  await signInWithoutForm(moderator, MANAGER)
  await openPage(moderator, '/dashboard')
  await moderator.getByRole('link', { name: /^Moderation, \d+ waiting$/ }).click()
  await expect(row(moderator, kept)).toContainText(`“About ${kept}”`)
  await expect(row(moderator, removed)).toContainText(`Flagged by ${reader.name}`)
  await expectPressable(row(moderator, kept).getByRole('link', { name: /^History/ }))
  await row(moderator, kept).getByRole('button', { name: /^Keep/ }).click()
  await expect(row(moderator, kept)).toHaveCount(0)
  await expect(moderator.getByRole('heading', { level: 1 })).toBeFocused()
  const asked = moderator.getByRole('dialog', { name: 'Remove post' })
  await expect(async () => {
    await row(moderator, removed)
      .getByRole('button', { name: /^Remove/ })
      .click({ timeout: 1_000 })
    // The list ignores presses for a moment after a row has gone.
    await expect(asked).toBeVisible({ timeout: 500 })
  }).toPass()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(row(moderator, removed).getByRole('button', { name: /^Remove/ })).toBeFocused()
  await moderator.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Remove post' }).click()
  await expect(row(moderator, removed)).toHaveCount(0)
  await expect(moderator.getByRole('heading', { level: 1 })).toBeFocused()

  for (const one of [page, other]) {
    await expect(one.getByText(removed)).toHaveCount(0)
    await expect(one.getByRole('heading', { name: '1 reply' })).toBeVisible()
    await expect(reply(one, kept)).toBeVisible()
  }
  await expect(reply(other, kept).getByRole('button', { name: /^Flag/ })).toBeVisible()
  await Promise.all([other.context().close(), moderator.context().close()])
})

test('after editing or deleting a post the keyboard focus stays at its place', { tag: '@long' }, async ({
  page,
}) => {
  await signInWithoutForm(page, (await newMember()).email)
  const { id, path } = await start(page)
  const text = unique('Mine')
  await replyFrom(page, id, text)
  await openPage(page, path)
  await reply(page, text).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('form', { name: 'Edit reply' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(reply(page, text)).toBeFocused()
  await reply(page, text)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete reply' }).click()
  await expect(page.getByRole('heading', { name: 'No replies yet' })).toBeFocused()
})
