import { expect, test } from './journey.ts'
import { callApi, openPage } from './people.ts'
import { save, savesOf, storedProfile } from './profile-calls.ts'
import {
  button,
  edit,
  FULL,
  fact,
  field,
  isViewed,
  openProfile,
  photo,
  picker,
  sheet,
  year,
} from './profile-screen.ts'
import { PASSWORD } from './site.ts'

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
