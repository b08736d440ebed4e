import type { Page } from '@playwright/test'
import { attacks } from './attack-texts.ts'
import { attacker, cut, publishAttackedProblem } from './attacked-items.ts'
import { expectHarmlessPage, listenForAttacks } from './harmless-page.ts'
import { ADMIN, expect, test } from './journey.ts'
import { callApi, callApiAsAdmin, newAdmin, openPage, signInWithoutForm } from './people.ts'
import { judgeIsMade, openPlain, runStatus, submissionOf } from './problems.ts'
import { newBlog } from './writing.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })

test('SAFE-134 safety X2 the palette shows attacks that it finds, and those that are typed, as text', async ({
  page,
}) => {
  const heard = await listenForAttacks(page)
  for (const attack of attacks) await newBlog({ title: cut(attack, 200), author: cut(attack, 100) })
  await attacker('<img src=x onerror=alert(1)> palette')
  await signInWithoutForm(page, ADMIN)
  await openPage(page, '/dashboard')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /Search the site/ })
  for (const word of [
    'onerror',
    'script',
    'svg',
    'iframe',
    'javascript',
    'evil.example',
    'onload',
    'style',
  ]) {
    await field.fill(word)
    await expect(
      palette(page).getByRole('group', { name: 'Blogs' }).getByRole('option').first(),
    ).toContainText(word)
    await expectHarmlessPage(page)
  }
  for (const attack of attacks.filter((_, at) => at % 4 === 0)) {
    await field.fill(cut(attack.replace(/[\r\n]/g, ' '), 100))
    await expect(palette(page).getByRole('status')).not.toHaveText('Searching...')
    await expectHarmlessPage(page)
  }
  // The palette keeps an opened item in its list of recent screens.
  await field.fill('onerror')
  await palette(page).getByRole('group', { name: 'Blogs' }).getByRole('option').first().click()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('onerror')
  await expectHarmlessPage(page)
  expect(heard).toEqual([])
})

test('SAFE-134 safety X2 notifications show attacks in names and titles as text', async ({ page }) => {
  const heard = await listenForAttacks(page)
  const { email } = await newAdmin()
  await signInWithoutForm(page, email)
  const token = (await page.context().cookies()).find(({ name }) => name === 'callofcode')?.value ?? ''
  const some = attacks.filter((_, at) => at % 8 === 0)
  for (const attack of some) {
    const thread = { title: cut(attack, 200), category: 'General', content: attack }
    const { _id: id } = (await callApi('POST', '/forum/threads', thread, token)).data
    const by = await attacker(attack)
    await callApi('POST', `/forum/threads/${id}/replies`, { content: attack }, by.token)
  }
  await openPage(page, '/notifications')
  await expect(page.getByRole('main').getByText(/replied/)).not.toHaveCount(0)
  await expectHarmlessPage(page)
  expect(heard).toEqual([])
})

test('SAFE-134 safety X1 X2 a published problem and its results show attacks as text', async ({
  page,
  request,
  baseURL,
}) => {
  await judgeIsMade(request, baseURL)
  const heard = await listenForAttacks(page)
  const { slug, title, samples } = await publishAttackedProblem(attacks)
  const member = await attacker('<img src=x onerror=alert(1)>')
  await signInWithoutForm(page, member.email)
  const code = await openPlain(page, slug)
  await expect(page.locator('h1')).toHaveText(title)
  await expectHarmlessPage(page)
  const printed = attacks.join('\n')
  const failing = (end: string) =>
    `console.log(${JSON.stringify(printed)}); console.error(${JSON.stringify(printed)}); ${end}`
  // The code prints attacks, fails with an attack, and is refused for an attack.
  for (const end of ['', `throw new Error(${JSON.stringify(printed)})`, `<img src=x onerror=alert(1)>`]) {
    await code.fill(failing(end))
    await page.getByRole('button', { name: /^Run/ }).first().click()
    await expect(runStatus(page)).toHaveText(/cases|failed|error|did not|compiled/i)
    await expectHarmlessPage(page)
  }
  await code.fill(`console.log(require('fs').readFileSync(0, 'utf8').trim().replace('forged', 'x'))`)
  await page.getByRole('button', { name: 'Submit' }).first().click()
  await expect(submissionOf(page).getByText('Wrong Answer')).toBeVisible()
  await expect(submissionOf(page)).toContainText(samples.at(-1) ?? '')
  await expectHarmlessPage(page)
  for (const number of [1, 2, 3])
    await callApi('POST', `/problems/${slug}/hints`, {}, member.token).then(() => number)
  for (const view of ['hints', 'editorial', 'submissions', 'solutions', 'discussion', 'notes']) {
    await openPage(page, `/dsa/problems/${slug}?view=${view}`)
    await expectHarmlessPage(page)
  }
  for (const path of ['/dsa/problems', `/dsa/problems?q=${encodeURIComponent('onerror')}`, '/today']) {
    await openPage(page, path)
    await expectHarmlessPage(page)
  }
  expect(heard).toEqual([])
})

test('SAFE-134 safety X2 refusals repeat what was typed as text', async ({ page }) => {
  const heard = await listenForAttacks(page)
  await signInWithoutForm(page, ADMIN)
  const slug = `refused-${Date.now()}`
  const { revision } = (await callApiAsAdmin('POST', '/admin/problems', { slug })).data as unknown as {
    revision: number
  }
  const [attack = ''] = attacks
  const faulty = {
    style: 'stdin',
    title: attack,
    difficulty: attack,
    topic: attack,
    topics: [attack],
    [attack]: attack,
    hints: [attack],
  }
  const files = { 'problem.json': JSON.stringify(faulty), 'submissions/accepted/reference.js': attack }
  await callApiAsAdmin('PATCH', `/admin/problems/${slug}`, { revision, files })
  await callApiAsAdmin('POST', `/admin/problems/${slug}/check`)
  await openPage(page, `/dashboard/problems/${slug}?part=check`)
  await expect(page.getByText('Check failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('there is no topic')
  await expectHarmlessPage(page)
  for (const [at, text] of attacks.entries()) {
    const query = encodeURIComponent(cut(text, 60))
    const paths = [
      `/signup?next=${query}`,
      `/dsa?topic=${query}`,
      `/unsubscribe?token=${query}`,
      `/setup?secret=${query}`,
    ]
    await page.goto(paths[at % paths.length] ?? '/')
    await expectHarmlessPage(page)
  }
  expect(heard).toEqual([])
})
