import { randomUUID } from 'node:crypto'
import { involved, type WriteWorld } from '../write-world.ts'

/** Returns the id of the item that an admin's call creates. */
export const madeBy = async (
  { ask }: Pick<WriteWorld, 'ask'>,
  as: string,
  path: string,
  body: object,
): Promise<string> => (await ask('POST', path, as, body)).data._id

/** Returns the address where visitors find the new item. */
export async function shownAt(world: WriteWorld, make: () => Promise<string>, path: string) {
  await make()
  return world.public[path]?.at(-1) ?? ''
}

export function formOf(name: string, value: string | Blob) {
  const form = new FormData()
  form.append(name, value)
  return form
}

/** Returns the questions that a topic shows. */
export async function questionsOf({ site, topic }: WriteWorld): Promise<[string, string, string]> {
  const { body } = await site.ask('GET', `/topics/${topic}/questions`)
  return body.questions.map(({ id }: { id: string }) => id)
}
export const firstQuestion = async (world: WriteWorld) => (await questionsOf(world))[0]

/** Creates a question of the club. */
export const newQuestion = (world: WriteWorld) =>
  madeBy(world, world.admin.as, '/admin/curriculum/questions', {
    topicId: world.topic,
    questionName: `Nim ${randomUUID()}`,
    link: `https://example.com/${randomUUID()}`,
  })

/** Creates a list of the other member. A member may have a hundred lists. */
export const ownList = (world: WriteWorld) =>
  madeBy(world, world.other.as, '/own-lists', { title: 'Exam week' })

/** Creates a list of the admin that anyone with its link can read. Returns its key. */
export async function sharedList(world: WriteWorld, questions: string[] = []): Promise<string> {
  const { ask, admin } = world
  const id = await madeBy(world, admin.as, '/own-lists', { title: 'Trees', questions })
  return (await ask('PATCH', `/own-lists/${id}`, admin.as, { shared: true })).data.sharedAs
}

/** The recipients of a notification about something new. */
export const TELL = {
  to: 'year',
  year: 2027,
  mail: true,
  batchId: randomUUID(),
  groupId: randomUUID(),
  eventId: randomUUID(),
} as const
/** Other accepted values for the fields of `TELL`. */
export const NO_TELL = {
  'tell.year': [null],
  'tell.batchId': [null],
  'tell.groupId': [null],
  'tell.eventId': [null],
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Returns a range of today alone, which is in the past in no time zone. */
export const daysOff = () => ({ from: dayAhead(0), to: dayAhead(0) })
/** Returns a day that is ahead of today in every time zone. */
export const nextWeek = () => dayAhead(7)

// Inputs with path parameters that many calls use.
export const anEvent = async ({ make }: WriteWorld) => ({ params: { id: await make.event() } })
export const aThread = async ({ make }: WriteWorld) => ({ params: { id: await make.thread() } })
export const aBlog = async ({ make }: WriteWorld) => ({ params: { id: await make.blog() } })
export const theProblem = async ({ slug }: WriteWorld) => ({ params: { slug } })
export const theAuthor = async ({ author }: WriteWorld) => ({ params: { id: author.id } })
export const somebody = async (world: WriteWorld) => ({ params: { id: (await involved(world)).id } })
