import { handleSites } from '../server/testing/elsewhere/handle-sites.ts'
import { axeFinds } from './axe.ts'
import { anotherPage, expect, test } from './journey.ts'
import { callApi, newMember, openPage, signInWithoutForm, tokenOf } from './people.ts'
import { PASSWORD, Site } from './site.ts'

test('LEARN-165 LEARN-169 where no site is asked, a member enters figures by hand on a phone, and a visitor sees that they were', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email } = await newMember()
  const token = await tokenOf(email)
  await signInWithoutForm(page, email)
  await openPage(page, '/profile')
  await page.getByRole('link', { name: 'Linked accounts' }).press('Enter')
  await expect(page).toHaveURL('/profile/handles')
  await expect(page.getByText('This club does not ask other sites.')).toBeVisible()
  const leetcode = page.getByRole('region', { name: 'LeetCode' })
  const name = leetcode.getByRole('textbox', { name: 'Your name on LeetCode' })
  await name.fill('no such name')
  await name.press('Enter')
  await expect(
    leetcode.getByText(
      'A name on this site has other letters or another length. Copy it from your profile there.',
    ),
  ).toBeVisible()
  await name.fill('https://leetcode.com/u/asha_v/')
  // The typed text survives a reload.
  await page.reload()
  await expect(name).toHaveValue('https://leetcode.com/u/asha_v/')
  await name.press('Enter')
  await expect(leetcode.getByRole('link', { name: 'asha_v' })).toBeVisible()
  await expect(leetcode.getByText('Not proven')).toBeVisible()
  await expect(leetcode.getByRole('button', { name: 'Prove that it is yours' })).toHaveCount(0)

  await leetcode.getByText('Enter by hand').press('Enter')
  await leetcode.getByRole('textbox', { name: 'Solved' }).fill('many')
  await leetcode.getByRole('button', { name: 'Save figures' }).press('Enter')
  await expect(leetcode.getByText('Enter a whole number that can be true.')).toBeVisible()
  await leetcode.getByRole('textbox', { name: 'Solved' }).fill('412')
  await leetcode.getByRole('button', { name: 'Save figures' }).press('Enter')
  await expect(leetcode.getByText(/^Entered by hand on /)).toBeVisible()
  await expect(leetcode.locator('dd', { hasText: '412' })).toBeVisible()
  await leetcode.getByRole('button', { name: /^How it is counted/ }).press('Enter')
  await expect(leetcode.getByText(/^Solved: problems that LeetCode counts as accepted/)).toBeVisible()
  expect(await axeFinds(page)).toEqual([])

  const codechef = page.getByRole('region', { name: 'CodeChef' })
  await callApi('PUT', '/members/me/handles/codechef', { handle: 'asha_v' }, token)
  await page.reload()
  await codechef.getByText('Enter by hand').press('Enter')
  await codechef.getByRole('textbox', { name: 'Rating', exact: true }).fill('1650')
  await codechef.getByRole('textbox', { name: 'Highest rating' }).fill('1200')
  await codechef.getByRole('button', { name: 'Save figures' }).press('Enter')
  await expect(codechef.getByRole('textbox', { name: 'Highest rating' })).toHaveAccessibleDescription(
    'The highest rating is at least the rating.',
  )
  await callApi('DELETE', '/members/me/handles/codechef', undefined, token)

  const { handle } = (await callApi('GET', '/members/me/page', undefined, token)).data
  const visitor = await anotherPage(browser)
  await callApi('PATCH', '/members/me/page', { page: 'everyone', links: 'nobody' }, token)
  await openPage(visitor, `/members/${handle}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('412')).toHaveCount(0)
  await callApi('PATCH', '/members/me/page', { links: 'everyone' }, token)
  await visitor.reload()
  const accounts = visitor.getByRole('region', { name: 'Coding accounts' })
  await expect(accounts.getByText('Not proven')).toBeVisible()
  await expect(accounts.getByText(/^Entered by hand on /)).toBeVisible()
  await expect(accounts.locator('dd', { hasText: '412' })).toBeVisible()
  expect(await axeFinds(visitor)).toEqual([])

  await leetcode.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).press('Enter')
  await expect(name).toBeVisible()
})

test('LEARN-160 LEARN-163 LEARN-169 a member proves an account by a token and sees its figures, which stay when the site breaks', {
  tag: '@long',
}, async ({ browser }) => {
  const others = await handleSites()
  const site = await (await Site.create({ HANDLES: others.bases, HANDLES_PER_MINUTE: '600' })).start()
  const context = await browser.newContext({ baseURL: site.url })
  try {
    await site.member('create', '--email', 'asha@college.edu', '--name', 'Asha', '--password', PASSWORD)
    const page = await context.newPage()
    const signin = await page.request.post('/api/v1/members/signin', {
      data: { email: 'asha@college.edu', password: PASSWORD },
    })
    expect(signin.ok()).toBe(true)
    await openPage(page, '/profile/handles')
    const codeforces = page.getByRole('region', { name: 'Codeforces' })
    await codeforces.getByRole('textbox', { name: 'Your name on Codeforces' }).fill('asha_v')
    await codeforces.getByRole('button', { name: 'Add' }).press('Enter')
    await codeforces.getByRole('button', { name: 'Prove that it is yours' }).press('Enter')
    const token = await codeforces.getByRole('textbox', { name: 'Token for Codeforces' }).inputValue()
    expect(token).toMatch(/^callofcode-/)
    const check = codeforces.getByRole('button', { name: 'Check now' })
    await check.press('Enter')
    await expect(codeforces.getByText('Codeforces has no such account.')).toBeVisible()
    others.accounts.codeforces.asha_v = { bio: 'Asha', rating: 1534, rank: 'specialist' }
    await check.press('Enter')
    await expect(codeforces.getByText('Your token is not there yet.')).toBeVisible()
    others.instead.codeforces = (_, response) => response.writeHead(200).end('<h1>Moved</h1>')
    await check.press('Enter')
    await expect(codeforces.getByText('What Codeforces answered was not understood.')).toBeVisible()
    delete others.instead.codeforces
    others.accounts.codeforces.asha_v = { bio: token, rating: 1534, rank: 'specialist' }
    await check.press('Enter')
    await expect(codeforces.getByText('Proven', { exact: true })).toBeVisible()
    await expect(codeforces.locator('dd', { hasText: '1534' })).toBeVisible()
    await expect(codeforces.locator('dd', { hasText: 'specialist' })).toBeVisible()
    await expect(codeforces.getByText(/^From Codeforces, as of /)).toBeVisible()
    // The page is at the top, so the top bar half covers no element.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeFinds(page)).toEqual([])
    await page.reload()
    await expect(codeforces.getByText('Proven', { exact: true })).toBeVisible()
  } finally {
    await context.close()
    await site.remove()
    others.close()
  }
})
