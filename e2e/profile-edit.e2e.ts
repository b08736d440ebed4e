import { serverHolds } from './interception/server-holds.ts'
import { expect, test } from './journey.ts'
import { callApi, openPage } from './people.ts'
import { answerSave, save, savesOf, storedProfile } from './profile-calls.ts'
import {
  button,
  edit,
  FULL,
  fact,
  field,
  isViewed,
  LINKS,
  openProfile,
  photo,
  picker,
  sheet,
  year,
} from './profile-screen.ts'
import { PASSWORD } from './site.ts'
import { toasts } from './toasts.ts'

test('PROF-14 VAL-30 VAL-31 the editable fields and their input types', async ({ page }) => {
  const { email } = await edit(page, FULL)
  const address = page.getByRole('textbox', { name: /^Email/ })
  await expect(address).toHaveValue(email)
  await expect(address).not.toBeEditable()
  await expect(field(page, 'Phone')).toHaveAttribute('type', 'tel')
  for (const name of Object.values(LINKS).flat())
    await expect(field(page, name)).toHaveAttribute('type', 'url')

  const sent = savesOf(page)
  await field(page, 'GitHub').fill('javascript:alert(1)')
  await button(page, 'SAVE').click()
  await expect(field(page, 'GitHub')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'GitHub')).toBeFocused()
  expect(sent).toHaveLength(0)
})

test('PROF-03 PROF-15 PROF-16 PROF-23 VAL-32 a photo: chosen while editing, previewed, sent, shown', async ({
  page,
}) => {
  const { name } = await openProfile(page)
  await expect(picker(page)).toHaveCount(0)
  await button(page, 'EDIT').click()
  await expect(picker(page)).toHaveAttribute('accept', 'image/*')
  const shown = sheet(page, name).getByRole('img', { name: `Photo of ${name}` })
  await picker(page).setInputFiles({ ...photo, name: 'me.txt', mimeType: 'text/plain' })
  await expect(page.getByText('Choose an image file', { exact: false })).toBeVisible()
  await expect(shown).toHaveCount(0)

  await picker(page).setInputFiles(photo)
  await expect(shown).toHaveAttribute('src', /^blob:/)
  expect((await storedProfile(page)).profilePhoto).toBeNull()
  expect((await save(page)).parts.sort()).toEqual(['file', 'memberData'])
  await isViewed(page)
  await expect(picker(page)).toHaveCount(0)
  await expect(shown).not.toHaveAttribute('src', /^blob:/)
  const { profilePhoto } = await storedProfile(page)
  await expect(shown).toHaveAttribute('src', String(profilePhoto))
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await button(page, 'EDIT').click()
  await field(page, 'Phone').fill('+91 11111 22222')
  expect((await save(page)).parts).toEqual(['memberData'])
})

test('PROF-17 CANCEL discards every change and the chosen photo', { tag: '@spine' }, async ({ page }) => {
  const { name } = await edit(page, FULL)
  const sent = savesOf(page)
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Bio').fill('Something else')
  await button(page, 'Remove GitHub').click()
  await picker(page).setInputFiles(photo)
  const preview = page.getByRole('img', { name: `Photo of ${name}` })
  await expect(preview).toBeVisible()
  await button(page, 'CANCEL').click()
  await isViewed(page)
  await expect(fact(page, 'Name')).toHaveText(name)
  await expect(fact(page, 'Bio')).toHaveText(FULL.bio)
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', FULL.github)
  await expect(preview).toHaveCount(0)
  await button(page, 'EDIT').click()
  await expect(field(page, 'Name')).toHaveValue(name)
  await expect(preview).toHaveCount(0)
  expect(sent).toHaveLength(0)

  // On a phone the bar of places covers neither button, wherever the page is scrolled to.
  await page.setViewportSize({ width: 360, height: 740 })
  for (const at of ['top', 'middle', 'end'] as const) {
    await page.evaluate((to) => {
      const end = document.documentElement.scrollHeight
      scrollTo(0, { top: 0, middle: end / 2, end }[to])
    }, at)
    for (const words of ['CANCEL', 'SAVE']) await button(page, words).click({ trial: true, timeout: 5_000 })
  }
  await button(page, 'CANCEL').click()
  await isViewed(page)
})

test('PROF-18 PROF-19 ERR-22 SAVE without a change, or with a reverted one, sends nothing', async ({
  page,
}) => {
  const { name } = await edit(page, FULL)
  const sent = savesOf(page)
  await button(page, 'SAVE').click()
  await isViewed(page)
  await expect(toasts(page)).toHaveText(['Warning: No changes to save'])

  await button(page, 'EDIT').click()
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Name').fill(name)
  await field(page, 'Birth date').fill('2004-01-01')
  await field(page, 'Birth date').fill('2005-03-09')
  await button(page, 'SAVE').click()
  await isViewed(page)
  expect(sent).toHaveLength(0)
})

test('PROF-19 PROF-20 PROF-21 PROF-22 PROF-23 PROF-24 PROF-25 the values that a save sends, and the stored ones', async ({
  page,
}) => {
  const { name } = await edit(page, FULL)
  await field(page, 'Name').fill('Somebody else')
  await field(page, 'Name').fill(name)
  await field(page, 'Phone').fill('')
  await field(page, 'Bio').fill('')
  await field(page, 'Birth date').fill('2004-12-31')
  await field(page, 'Passout year').fill(String(year + 2))
  await field(page, 'Twitter').fill('https://x.com/asha')
  const { parts, memberData } = await save(page)
  const changes = {
    birth_date: '2004-12-31T00:00:00.000Z',
    passoutYear: `${year + 2}-01-02T00:00:00.000Z`,
    twitter: 'https://x.com/asha',
  }
  expect(parts).toEqual(['memberData'])
  expect(memberData).toEqual({ ...changes, bio: FULL.bio })
  await isViewed(page)
  expect(await storedProfile(page)).toMatchObject({ ...FULL, ...changes, name })
  await expect(fact(page, 'Phone')).toHaveText(FULL.phone)
})

test('PROF-20 Remove clears a stored value with the next save, and shows only beside set fields', async ({
  page,
}) => {
  await edit(page, FULL)
  await expect(button(page, 'Remove LinkedIn')).toHaveCount(0)
  await expect(button(page, 'Remove Name')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(Object.keys(FULL).length)
  await button(page, 'Remove GitHub').click()
  expect(await storedProfile(page)).toMatchObject({ github: FULL.github })
  expect((await save(page)).memberData).toEqual({ github: null })
  await isViewed(page)
  await expect(fact(page, 'GitHub')).toHaveText('Not set')
  expect(await storedProfile(page)).toMatchObject({ ...FULL, github: null })
})

test('PROF-26 PROF-27 ERR-19 while saving an overlay shows, then the profile with the changes and a toast', async ({
  page,
}) => {
  await edit(page, FULL)
  const { _id } = await storedProfile(page)
  await answerSave(page, 200, { success: true, message: 'OK', users: [{ _id, phone: '+91 00000 00000' }] })
  const { letGo } = await serverHolds(page, '/api/v1/members/')
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'))
  await field(page, 'Bio').fill('Mostly trees.')
  await field(page, 'Phone').fill('+91 11111 22222')
  await button(page, 'SAVE').click()
  await expect(page.getByText('Updating profile...', { exact: true })).toBeVisible()
  letGo()
  await isViewed(page)
  await expect(page.getByText('Updating profile...')).toHaveCount(0)
  await expect(toasts(page)).toHaveText(['Success: Profile Updated'])
  await expect(fact(page, 'Bio')).toHaveText('Mostly trees.')
  await expect(fact(page, 'Phone')).toHaveText('+91 00000 00000')
  await expect(fact(page, 'GitHub').getByRole('link')).toHaveAttribute('href', FULL.github)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', 'yes')
})

test('PROF-28 after a failed save the editor stays open with the typed text', async ({ page }) => {
  const { name } = await edit(page, FULL)
  const mend = await answerSave(page, 500, { success: false, message: 'Broken' })
  await field(page, 'Bio').fill('Mostly trees.')
  await field(page, 'Birth date').fill('2004-12-31')
  await picker(page).setInputFiles(photo)
  await button(page, 'SAVE').click()
  await expect(toasts(page)).toHaveText(['Error: Server error. Please try again later.'])
  await expect(button(page, 'SAVE')).toBeVisible()
  await expect(field(page, 'Bio')).toHaveValue('Mostly trees.')
  await expect(field(page, 'Birth date')).toHaveValue('2004-12-31')
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toHaveAttribute('src', /^blob:/)
  expect(await storedProfile(page)).toMatchObject({ bio: FULL.bio, profilePhoto: null })

  mend()
  await button(page, 'SAVE').click()
  await isViewed(page)
  expect(await storedProfile(page)).toMatchObject({ bio: 'Mostly trees.' })
})

test('VAL-29 an invalid passout year, or one outside the allowed range, keeps the previous value', async ({
  page,
}) => {
  await edit(page, FULL)
  const sent = savesOf(page)
  const input = field(page, 'Passout year')
  for (const typed of [String(year + 5), String(year - 5), '20', 'e']) {
    await input.clear()
    await input.pressSequentially(typed)
    await field(page, 'Name').focus()
    await expect(input).toHaveValue(String(year + 1))
  }
  await button(page, 'SAVE').click()
  await expect(toasts(page)).toHaveText(['Warning: No changes to save'])
  expect(sent).toHaveLength(0)
})

test('CONST-09 the passout years run from four before this one to four after it, both included', async ({
  page,
}) => {
  const window = Array.from({ length: 9 }, (_, at) => year - 4 + at)
  await openPage(page, '/signup?tab=signup')
  const options = page.getByLabel('Passout year').getByRole('option')
  await expect(options.filter({ hasText: /^\d+$/ })).toHaveText(window.map(String))
  const signup = async (passoutYear: number) => {
    const person = { email: `${crypto.randomUUID()}@college.edu`, name: 'Rohan Iyer', password: PASSWORD }
    return (await callApi('POST', '/members/signup', { ...person, passoutYear, provider: 'credentials' }))
      .success
  }
  expect(await Promise.all([year - 5, year - 4, year + 4, year + 5].map(signup))).toEqual([
    false,
    true,
    true,
    false,
  ])

  await edit(page)
  for (const edge of [year - 4, year + 4]) {
    await field(page, 'Passout year').fill(String(edge))
    expect((await save(page)).memberData).toEqual({ passoutYear: `${edge}-01-02T00:00:00.000Z` })
    await isViewed(page)
    await expect(fact(page, 'Passout year')).toHaveText(String(edge))
    await button(page, 'EDIT').click()
  }
})
