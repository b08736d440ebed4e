import type { Page } from '@playwright/test'
import { BLOG, expectFilled, fill, openForm, submit } from './forms.ts'
import { expect, MEMBER, test } from './journey.ts'
import { callApi, callApiAsAdmin, newMember, openPage, signInWithoutForm, untilHydrated } from './people.ts'
import { boxOf, questionsOf, topicCalled } from './questions.ts'
import { listed, toasts, unique } from './writing.ts'

const NETWORK = 'Network error. Please check your connection.'

/** Makes the server handle the next call of this address and loses the response. */
async function loseAnswer(page: Page, path: string) {
  await page.route(
    `**/api/v1${path}`,
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true)
      await route.abort()
    },
    { times: 1 },
  )
}

for (const reload of [false, true])
  test(`safety D2 a blog whose answer was lost is published once, sent again ${reload ? 'after a reload' : 'at once'}`, async ({
    page,
  }) => {
    const texts = { Title: unique('Sent twice'), Author: 'Dev Menon', Content: 'Once.' }
    const form = await openForm(page, BLOG)
    await fill(form, texts)
    await loseAnswer(page, '/admin/createBlog')
    await submit(page, BLOG)
    await expect(toasts(page, NETWORK)).toBeVisible()
    await expectFilled(form, texts)
    if (reload) {
      await openPage(page, new URL(page.url()).pathname)
      await fill(form, texts)
    }
    await submit(page, BLOG)
    await expect(toasts(page, 'Blog Created')).toBeVisible()
    expect((await listed('/getBlogs')).filter(({ title }) => title === texts.Title)).toHaveLength(1)
  })

test('safety D2 a reply whose answer was lost is posted once, and the same text posted on purpose is a new reply', {
  tag: '@long',
}, async ({ page }) => {
  const body = { title: unique('Why two heaps'), category: 'DSA help', content: 'How?' }
  const { data } = await callApiAsAdmin('POST', '/forum/threads', body)
  await signInWithoutForm(page, MEMBER)
  await openPage(page, `/dashboard/forum/${data._id}`)
  const field = page.getByRole('textbox', { name: /reply/i })
  const post = page.getByRole('button', { name: 'Post reply' })
  const replies = async () => {
    const { data: list } = await callApi('GET', `/forum/threads/${data._id}/replies`)
    return list.length
  }
  await field.fill('One is upside down.')
  await loseAnswer(page, `/forum/threads/${data._id}/replies`)
  await post.click()
  await expect(toasts(page, NETWORK)).toBeVisible()
  await expect(field).toHaveValue('One is upside down.')
  await post.click()
  await expect(field).toHaveValue('')
  expect(await replies()).toBe(1)
  await field.fill('One is upside down.')
  await post.click()
  await expect(field).toHaveValue('')
  expect(await replies()).toBe(2)
})

test('safety D2 D1 a tick whose answer was lost is said again, not reverted', async ({ page }) => {
  await signInWithoutForm(page, (await newMember()).email)
  const topic = await topicCalled(page, 'Two Pointers')
  const [question] = await questionsOf(page, topic)
  if (!question) throw new Error('The topic has no questions')
  await openPage(page, `/dsa?topic=${topic.id}`)
  const box = boxOf(page, question)
  await loseAnswer(page, `/progress/memberId/questions/${question.id}/completed`)
  await box.click()
  await expect(box).toBeChecked()
  await expect(toasts(page, '1 tick made offline is sent.')).toBeVisible()
  await expect(box).toBeChecked()
  await page.reload()
  // Before hydration the box would change before the page can send the change, and the next reload would come first.
  await untilHydrated(page)
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await page.reload()
  await expect(box).not.toBeChecked()
})
