import { expect, test } from './journey.ts'
import { PASSWORD, Site } from './site.ts'

// One long journey on a site of its own, because it kills and restarts the site.
test('the main job: from an empty folder to a ticked question that survives kill -9', {
  tag: '@spine',
}, async ({ browser }) => {
  const site = await (await Site.create()).start()
  try {
    const admin = await (await browser.newContext({ baseURL: site.url })).newPage()
    await admin.goto(await site.says(/http:\S+\/setup\?secret=\S+(?=\s)/))
    await admin.getByLabel('Name', { exact: true }).fill('Ananya Rao')
    await admin.getByLabel('Email', { exact: true }).fill('ananya@college.edu')
    await admin.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await admin.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await admin.getByRole('button', { name: /admin/i }).click()
    await expect(admin).toHaveURL(/\/dashboard\/desk$/)
    const steps = admin.getByRole('region', { name: 'The first week' })
    await expect(steps.getByText(/^\d of 5 done/)).toBeVisible()
    await steps.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(steps).toHaveCount(0)
    await admin.reload()
    await expect(admin.getByRole('region', { name: 'Your club' })).toBeVisible()
    await expect(steps).toHaveCount(0)

    const stranger = await (await browser.newContext({ baseURL: site.url })).newPage()
    await stranger.goto('/')
    await expect(stranger.getByRole('heading', { name: 'WHY JOIN US?' })).toBeVisible()
    await stranger.getByRole('link', { name: 'JOIN NOW' }).click()
    await stranger
      .getByRole('tab', { name: 'Signup' })
      .or(stranger.getByRole('link', { name: 'Signup' }))
      .first()
      .click()
    await stranger.getByLabel('Name', { exact: true }).fill('Rohan Iyer')
    await stranger.getByLabel('Email', { exact: true }).fill('rohan@college.edu')
    await stranger.getByLabel('Passout year').selectOption(String(new Date().getFullYear() + 1))
    await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await stranger.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await stranger.getByRole('button', { name: 'Create account' }).click()
    await expect(stranger.getByText('Member Sent for Approval')).toBeVisible()

    await admin.goto('/dashboard/approvals')
    await expect(admin.getByText('rohan@college.edu')).toBeVisible()
    await admin.getByRole('button', { name: 'Approve Rohan Iyer' }).click()
    await expect(admin.getByText('rohan@college.edu')).toBeHidden()
    expect(await site.mailTo('rohan@college.edu', /approved/i)).toContain(site.url)
    await site.says(/rohan@college\.edu/)

    await stranger.goto('/signup')
    await stranger.getByLabel('Email', { exact: true }).fill('rohan@college.edu')
    await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await stranger.getByRole('button', { name: 'Login' }).click()
    await expect(stranger.getByText('Login Successfull')).toBeVisible()

    await stranger.goto('/dsa')
    await stranger.getByPlaceholder('Search topics...').fill('two pointers')
    await stranger.getByRole('link', { name: /START.*Two Pointers/ }).click()
    await stranger.getByPlaceholder('Search questions...').fill('palindrome')
    await stranger
      .getByRole('button', { name: 'Easy' })
      .or(stranger.getByRole('link', { name: 'Easy' }))
      .first()
      .click()
    const box = stranger.getByRole('checkbox', { name: 'Done: Valid Palindrome', exact: true }).first()
    await box.click()
    await expect(box).toBeChecked()
    await stranger.reload()
    await expect(box).toBeChecked()

    await site.signal('SIGKILL')
    await site.start()
    await site.says(/PostgreSQL runs already on this data/)
    await stranger.reload()
    await expect(box).toBeChecked()

    await refusesASecond(site)
    await expect(stranger.getByRole('checkbox').first()).toBeVisible()
    expect(await site.signal('SIGINT')).toBe(0)
  } finally {
    await site.remove()
  }
})

/** A second instance on the same data names the one that uses it, exits non-zero, and leaves the first running. */
async function refusesASecond(site: Site) {
  const before = site.output
  const second = site.spawn()
  const code = await new Promise((resolve) => second.on('close', resolve))
  expect(code).not.toBe(0)
  expect(site.output.slice(before.length)).toMatch(/process \d+/)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
}
