import { randomUUID } from 'node:crypto'
import { involved, type WriteWorld } from '../write-world.ts'

/** The id of what a call of the admin makes. */
export const madeBy = async (
  { ask }: Pick<WriteWorld, 'ask'>,
  as: string,
  path: string,
  body: object,
): Promise<string> => (await ask('POST', path, as, body)).data._id

/** Where visitors find what was just made. */
export async function shownAt(world: WriteWorld, make: () => Promise<string>, path: string) {
  await make()
  return world.public[path]?.at(-1) ?? ''
}

export function formOf(name: string, value: string | Blob) {
  const form = new FormData()
  form.append(name, value)
  return form
}

/** The questions that a topic shows. */
export async function questionsOf({ site, topic }: WriteWorld): Promise<[string, string, string]> {
  const { body } = await site.ask('GET', `/topics/${topic}/questions`)
  return body.questions.map(({ id }: { id: string }) => id)
}
export const firstQuestion = async (world: WriteWorld) => (await questionsOf(world))[0]

/** A question of the club. */
export const newQuestion = (world: WriteWorld) =>
  madeBy(world, world.admin.as, '/admin/curriculum/questions', {
    topicId: world.topic,
    questionName: `Nim ${randomUUID()}`,
    link: `https://example.com/${randomUUID()}`,
  })

/** A list of the other member; a member keeps a hundred at most. */
export const ownList = (world: WriteWorld) =>
  madeBy(world, world.other.as, '/own-lists', { title: 'Exam week' })

/** The key of a list of the admin that whoever has its link reads. */
export async function sharedList(world: WriteWorld, questions: string[] = []): Promise<string> {
  const { ask, admin } = world
  const id = await madeBy(world, admin.as, '/own-lists', { title: 'Trees', questions })
  return (await ask('PATCH', `/own-lists/${id}`, admin.as, { shared: true })).data.sharedAs
}

/** Whom to tell of something new. */
export const TELL = {
  to: 'year',
  year: 2027,
  mail: true,
  batchId: randomUUID(),
  eventId: randomUUID(),
} as const
/** What a field of `TELL` may be, too. */
export const NO_TELL = { 'tell.year': [null], 'tell.batchId': [null], 'tell.eventId': [null] }

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Today alone, which is in the past nowhere. */
export const daysOff = () => ({ from: dayAhead(0), to: dayAhead(0) })
/** Ahead of every member's today. */
export const nextWeek = () => dayAhead(7)

// What many calls name in their path.
export const anEvent = async ({ make }: WriteWorld) => ({ params: { id: await make.event() } })
export const aThread = async ({ make }: WriteWorld) => ({ params: { id: await make.thread() } })
export const aBlog = async ({ make }: WriteWorld) => ({ params: { id: await make.blog() } })
export const theProblem = async ({ slug }: WriteWorld) => ({ params: { slug } })
export const theAuthor = async ({ author }: WriteWorld) => ({ params: { id: author.id } })
export const somebody = async (world: WriteWorld) => ({ params: { id: (await involved(world)).id } })
