import { randomUUID } from 'node:crypto'
import type * as Curriculum from '@callofcode/contract/curriculum/curriculum'
import type * as CurriculumEditor from '@callofcode/contract/curriculum-editor/curriculum-editor'
import type * as CurriculumImport from '@callofcode/contract/curriculum-editor/curriculum-import'
import type * as QuestionList from '@callofcode/contract/question-list/question-list'
import type * as QuestionMerge from '@callofcode/contract/question-merge/question-merge'
import { sendCurriculum } from '../form.ts'
import type { WriteWorld } from '../write-world.ts'
import type { TableOf } from './endpoint-row.ts'
import { firstQuestion, formOf, madeBy, newQuestion, questionsOf } from './prepared.ts'

const changedTopic = ({ topic }: WriteWorld) =>
  JSON.stringify({ topics: [{ id: topic, description: `In a row, ${randomUUID()}.` }] })
const newList = () => ({ title: `Games ${randomUUID()}`, description: 'Who wins.' })

export const curriculumRows: TableOf<
  | typeof Curriculum
  | typeof QuestionMerge
  | typeof CurriculumEditor
  | typeof CurriculumImport
  | typeof QuestionList
> = {
  'GET /today': { may: ['member', 'read'] },
  'GET /progress/memberId/completed-questions': { may: ['member', 'read'] },
  'GET /topics/:id/questions': {
    may: ['anyone', 'visitor'],
    call: async ({ topic }) => ({ params: { id: topic } }),
  },
  'GET /topics/': { may: ['anyone', 'visitor'] },
  'PUT /progress/memberId/questions/:questionId/completed': {
    may: ['member', 'progress:write'],
    readers: 'self',
    by: 'other',
    body: { completed: true, at: '2026-01-01T00:00:00Z' },
    call: async (world) => ({
      params: { questionId: (await questionsOf(world))[1] },
      body: { completed: true, at: new Date().toISOString() },
    }),
  },
  'PATCH /progress/memberId/questions/:questionId/completed/toggle': {
    may: ['member', 'progress:write'],
    readers: 'self',
    key: 'completed_questions',
    by: 'other',
    call: async (world) => ({ params: { questionId: await newQuestion(world) } }),
  },

  'GET /questions/:question': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({ params: { question: await newQuestion(world) } }),
  },
  'GET /progress/memberId/question-changes': { may: ['member', 'read'] },
  'GET /admin/curriculum/changes': { may: ['content', 'admin:read'] },
  'POST /admin/curriculum/questions/:id/merge/:into': {
    may: ['content', 'admin:write'],
    key: 'question_changes',
    call: async (world) => ({ params: { id: await newQuestion(world), into: await firstQuestion(world) } }),
  },
  'GET /admin/curriculum/questions/:id/merge/:into': {
    may: ['content', 'admin:read'],
    call: async (world) => ({ params: { id: await newQuestion(world), into: await newQuestion(world) } }),
  },
  'GET /admin/curriculum/questions/:id/split': {
    may: ['content', 'admin:read'],
    call: async (world) => ({ params: { id: await newQuestion(world) } }),
  },
  'POST /admin/curriculum/questions/:id/split': {
    may: ['content', 'admin:write'],
    key: 'question_changes',
    body: {
      questionName: 'Nim I',
      parts: [{ questionName: 'Nim II', difficulty: 'Hard', link: 'https://example.com/nim', done: true }],
    },
    call: async (world) => ({
      params: { id: await firstQuestion(world) },
      body: { parts: [{ questionName: `Nim ${randomUUID()}`, link: `https://example.com/${randomUUID()}` }] },
    }),
  },
  'POST /admin/curriculum/changes/:id/undo': {
    may: ['content', 'admin:write'],
    call: async (world) => {
      const { ask, site, admin } = world
      const [from, into] = [await newQuestion(world), await firstQuestion(world)]
      await ask('POST', `/admin/curriculum/questions/${from}/merge/${into}`, admin.as)
      const { body } = await site.ask('GET', '/admin/curriculum/changes', { as: admin.as })
      return { params: { id: body.data[0]._id } }
    },
  },

  'POST /admin/curriculum/questions': {
    may: ['content', 'admin:write'],
    key: 'questions',
    body: {
      topicId: randomUUID(),
      questionName: 'Nim',
      difficulty: 'Easy',
      link: 'https://example.com/nim',
    },
    call: async ({ topic }) => ({
      body: {
        topicId: topic,
        questionName: `Nim ${randomUUID()}`,
        link: `https://example.com/${randomUUID()}`,
      },
    }),
  },
  'POST /admin/curriculum/topics': {
    may: ['content', 'admin:write'],
    key: 'topics',
    body: { title: 'Games', description: 'Who wins.', difficulty: 'Advanced' },
    call: async () => ({ body: { title: `Games ${randomUUID()}`, description: 'Who wins.' } }),
  },
  'PUT /admin/curriculum/questions/hidden': {
    may: ['content', 'admin:write'],
    body: { ids: [randomUUID()], hidden: true },
    call: async (world) => ({ body: { ids: [await firstQuestion(world)], hidden: true } }),
  },
  'GET /admin/curriculum/questions': { may: ['content', 'admin:read'] },
  'GET /curriculum.json': { may: ['content', 'none'] },
  'GET /curriculum.csv': { may: ['content', 'none'] },
  'GET /admin/curriculum/topics': { may: ['content', 'admin:read'] },
  'PUT /admin/curriculum/questions/place': {
    may: ['content', 'admin:write'],
    body: { ids: [randomUUID()], topicId: randomUUID(), before: randomUUID() },
    also: { before: [null] },
    call: async (world) => ({
      body: { ids: [await firstQuestion(world)], topicId: world.topic, before: null },
    }),
  },
  'PUT /admin/curriculum/topics/:id/place': {
    may: ['content', 'admin:write'],
    body: { before: randomUUID() },
    also: { before: [null] },
    call: async ({ topic }) => ({ params: { id: topic }, body: { before: null } }),
  },
  'PATCH /admin/curriculum/questions/:id': {
    may: ['content', 'admin:write'],
    body: { questionName: 'Nim', difficulty: 'Easy', link: 'https://example.com/nim' },
    call: async (world) => ({
      params: { id: await firstQuestion(world) },
      body: { questionName: `Nim ${randomUUID()}` },
    }),
  },
  'PATCH /admin/curriculum/topics/:id': {
    may: ['content', 'admin:write'],
    body: { title: 'Games', description: 'Who wins.', difficulty: 'Advanced', hidden: true },
    call: async ({ topic }) => ({
      params: { id: topic },
      body: { description: `In a row, ${randomUUID()}.` },
    }),
  },

  'POST /admin/curriculum/import': {
    may: ['content', 'admin:write'],
    call: async (world) => {
      const file = changedTopic(world)
      const { body } = await sendCurriculum(world.site, world.admin.as, file)
      const form = formOf('fingerprint', body.data.fingerprint)
      form.append('file', new Blob([file]))
      return { form }
    },
  },
  'POST /admin/curriculum/import/preview': {
    may: ['content', 'admin:write'],
    call: async (world) => ({ form: formOf('file', new Blob([changedTopic(world)])) }),
  },

  'POST /admin/curriculum/lists': {
    may: ['content', 'admin:write'],
    key: 'question_lists',
    body: { title: 'Games', description: 'Who wins.' },
    call: async () => ({ body: newList() }),
  },
  'DELETE /admin/curriculum/lists/:id': {
    may: ['content', 'admin:write'],
    call: async (world) => ({
      params: { id: await madeBy(world, world.admin.as, '/admin/curriculum/lists', newList()) },
    }),
  },
  'GET /admin/curriculum/lists/:id': {
    may: ['content', 'admin:read'],
    call: async ({ shownList }) => ({ params: { id: shownList } }),
  },
  'GET /lists/:slug': {
    may: ['anyone', 'visitor'],
    call: async (world) => ({ params: { slug: world.public['/lists/:slug']?.[0] ?? '' } }),
  },
  'GET /progress/memberId/lists': { may: ['member', 'read'] },
  'GET /admin/curriculum/lists': { may: ['content', 'admin:read'] },
  'GET /lists': { may: ['anyone', 'visitor'] },
  'PATCH /admin/curriculum/lists/:id': {
    may: ['content', 'admin:write'],
    body: { title: 'Games', description: 'Who wins.', published: true, questions: [randomUUID()] },
    call: async ({ shownList }) => ({
      params: { id: shownList },
      body: { description: `In a row, ${randomUUID()}.` },
    }),
  },
}
