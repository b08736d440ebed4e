import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { SmtpMailbox } from '../server/testing/mailbox.ts'
import { axeFinds } from './axe.ts'
import { expect, test } from './journey.ts'
import { openPage, signInWithoutForm } from './people.ts'
import { PASSWORD, Site } from './site.ts'

const KEEPER = 'keeper@college.edu'
const part = (page: Page, name: string) => page.getByRole('region', { name })
/** Presses Refresh until the expectation holds, because the page shows outside changes only after the next reading. */
const readUntil = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await isSo()
  }).toPass({ intervals: [500], timeout: 40_000 })

test('OPS-50 OPS-57 OPS-58 an operator sees that all is well, a backup that fails, mails that are refused, and a process that comes and goes', {
  tag: '@long',
}, async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-operations-'))
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
  const mailbox = new SmtpMailbox()
  const backups = join(folder, 'backups')
  const environment = {
    DATABASE_URL: embedded.url,
    APP_SECRET: 'a secret that both processes have',
    RATE_LIMITS: 'on',
    SMTP_URL: await mailbox.open(),
    BACKUP_TO: backups,
    BACKUP_EVERY_SECONDS: '2',
  }
  const site = await (await Site.create(environment)).start()
  const other = await Site.create(environment)
  try {
    await site.member(
      'create',
      '--email',
      KEEPER,
      '--name',
      'Kavya Rao',
      '--password',
      PASSWORD,
      '--role',
      'admin',
    )
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await signInWithoutForm(page, KEEPER)
    await openPage(page, '/dashboard/operations')
    const summary = page.getByRole('main').getByRole('status').first()
    await readUntil(page, () => expect(summary).toContainText('All is well.', { timeout: 1_000 }))
    for (const name of ['Processes', 'Database', 'Disk', 'Mails', 'Backups', 'Jobs, webhooks, other sites'])
      await expect(part(page, name).getByText('Good', { exact: true })).toBeVisible()
    await expect(part(page, 'Processes')).toContainText('1 process answers on 1 machine')
    expect(await axeFinds(page)).toEqual([])

    // Opens the section by keyboard.
    await part(page, 'Processes').locator('summary').press('Enter')
    await expect(part(page, 'Processes').getByText('this one answered')).toBeVisible()

    // A second process starts, then stops.
    await other.start()
    await readUntil(page, () =>
      expect(part(page, 'Processes')).toContainText('2 processes answer', { timeout: 1_000 }),
    )
    expect(await other.signal('SIGTERM')).toBe(0)
    await readUntil(page, () =>
      expect(part(page, 'Processes')).toContainText('1 process answers', { timeout: 1_000 }),
    )

    // The path for backups is now a file.
    await rm(backups, { recursive: true, force: true })
    await writeFile(backups, '')
    await readUntil(page, () =>
      expect(part(page, 'Backups').getByText('Bad', { exact: true })).toBeVisible({ timeout: 1_000 }),
    )
    await expect(part(page, 'Backups')).toContainText('The backup failed')
    await expect(part(page, 'Backups')).toContainText('Check where it goes')
    await expect(part(page, 'Backups')).toContainText('npm run backup -- ')
    await expect(summary).toContainText('1 thing is bad.')
    await page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('link', { name: 'Backups' })
      .press('Enter')
    await expect(part(page, 'Backups').getByRole('heading', { name: 'Backups' })).toBeInViewport()

    // The mail server refuses mails.
    mailbox.isDown = true
    await part(page, 'Mails').getByRole('button', { name: 'Send me a test' }).click()
    await expect(part(page, 'Mails')).toContainText('It was not sent')
    const asked = await page.request.post('/api/v1/members/forgotPassword', {
      data: { email: KEEPER },
      headers: { origin: site.url },
    })
    expect(asked.ok()).toBe(true)
    await readUntil(page, () =>
      expect(part(page, 'Mails')).toContainText('1 mail could not be sent yet', { timeout: 1_000 }),
    )
    await expect(part(page, 'Mails')).toContainText('npm run mail -- again')

    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByText('Copied. It names no member and no address.')).toBeVisible()
    const copied = await clipboardOf(page)
    expect(copied).toContain('2 things are bad.')
    for (const own of [KEEPER, 'Kavya', folder]) expect(copied).not.toContain(own)
    expect(await axeFinds(page)).toEqual([])

    // The database fails. The page keeps the last figures and shows a message about it.
    await embedded.stop()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('alert')).toContainText('its database is away')
    await expect(part(page, 'Mails')).toContainText('1 mail could not be sent yet')
    await context.close()
  } finally {
    await other.remove()
    await site.remove()
    await embedded.stop()
    await mailbox.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Reads the clipboard by pasting, because without https a page may not read it. */
async function clipboardOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    const area = document.createElement('textarea')
    area.id = 'pasted'
    document.body.append(area)
    area.focus()
  })
  const pasted = page.locator('#pasted')
  await page.keyboard.press('ControlOrMeta+V')
  const text = await pasted.inputValue()
  await pasted.evaluate((area) => area.remove())
  return text
}
