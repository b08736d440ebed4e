import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { openPage } from './people.ts'

export interface Topic {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly difficulty: string
}
export interface Question {
  readonly id: string
  readonly questionName: string
  readonly difficulty: 'Easy' | 'Medium' | 'Hard'
  readonly link: string
}

const asked = async (page: Page, path: string) => {
  const response = await page.request.get(`/api/v1${path}`)
  expect(response.status()).toBe(200)
  return response.json()
}

export const topicsOf = async (page: Page): Promise<Topic[]> => (await asked(page, '/topics/')).topics
export const questionsOf = async (page: Page, { id }: Topic): Promise<Question[]> =>
  (await asked(page, `/topics/${id}/questions`)).questions

export async function topicCalled(page: Page, title: string): Promise<Topic> {
  const topic = (await topicsOf(page)).find((one) => one.title === title)
  if (!topic) throw new Error(`There is no topic ${title}`)
  return topic
}

/** Opens a topic's questions by its address. */
export async function openTopic(page: Page, title = 'Two Pointers') {
  const topic = await topicCalled(page, title)
  await openPage(page, `/dsa?topic=${topic.id}`)
  return { topic, questions: await questionsOf(page, topic) }
}

/** The header that a browser adds to calls of this site's own pages. Without it the server ignores the cookie. */
export const FROM_HERE = { 'sec-fetch-site': 'same-origin' }

/** Calls as the member signed in on this page. */
export async function tick(page: Page, { id }: Question) {
  const path = `/api/v1/progress/memberId/questions/${id}/completed/toggle`
  const response = await page.request.patch(path, { headers: FROM_HERE })
  expect(response.status()).toBe(200)
}

export const completedOf = async (page: Page): Promise<string[]> =>
  (await asked(page, '/progress/memberId/completed-questions')).completedQuestion.map(
    ({ questionId }: { questionId: string }) => questionId,
  )

export const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Done: / })
export const boxOf = (page: Page, { questionName }: Question) =>
  page.getByRole('checkbox', { name: `Done: ${questionName}`, exact: true })
export const rowOf = (page: Page, question: Question) =>
  page.getByRole('listitem').filter({ has: boxOf(page, question) })
export const nameIn = (page: Page, question: Question) =>
  rowOf(page, question).getByRole('paragraph').getByText(question.questionName, { exact: true })
