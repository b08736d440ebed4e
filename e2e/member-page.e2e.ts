import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'

test('PAGE-03 PAGE-05 PAGE-07 a member opens their page to everyone by the keyboard, and a visitor follows their name to it', async ({
  page,
  browser,
}) => {
  const { email, name } = await newMember()
  const token = await tokenOf(email)
  const thread = { title: `Asked by ${name}`, category: 'General', content: 'Why?' }
  const { data } = await callApi('POST', '/forum/threads', thread, token)
  const { handle } = (await callApi('GET', '/members/me/page', undefined, token)).data
  const visitor = await anotherPage(browser)
  await openPage(visitor, `/members/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This page is not public')
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await openPage(visitor, `/dashboard/forum/${data._id}`)
  await expect(visitor.getByRole('main').getByRole('link', { name })).toHaveCount(0)

  await signInWithoutForm(page, email)
  await openPage(page, '/settings#public-page')
  const section = page.getByRole('region', { name: 'Public page' })
  const choice = (part: string) => section.getByRole('group', { name: part, exact: true })
  await expect(choice('Page').getByLabel('Members')).toBeChecked()
  await expect(choice('Links').getByLabel('Nobody')).toBeChecked()
  for (const part of ['Page', 'Writings']) {
    await choice(part).getByLabel('Members').focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice(part).getByLabel('Everyone')).toBeChecked()
  }
  await expect(section.getByText('Saved')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.reload()
  await expect(choice('Writings').getByLabel('Everyone')).toBeChecked()
  await section.getByRole('link', { name: 'See your page as others do' }).click()
  await expect(page.getByText('This is your page. Everyone can see it.')).toBeVisible()
  await page.getByRole('link', { name: 'As visitors' }).click()
  await expect(page.getByText('This is what visitors see at this address.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await axeFinds(page)).toEqual([])

  await openPage(visitor, `/dashboard/forum/${data._id}`)
  await visitor.getByRole('main').getByRole('link', { name }).click()
  await expect(visitor).toHaveURL(`/members/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await visitor.getByRole('link', { name: thread.title }).click()
  await expect(visitor).toHaveURL(`/dashboard/forum/${data._id}`)
  await visitor.context().close()
})
