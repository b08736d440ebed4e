import { messages } from '@callofcode/contract/messages'
import { findQuestion } from '@callofcode/contract/question-merge/question-merge'
import { id as uuid } from '@callofcode/contract/text'
import { missing } from '../../platform/failure.ts'
import { TOPIC } from '../curriculum/public.ts'
import type { Dependencies } from './question-merge-routes.ts'

interface Found {
  id: string
  questionName: string
  difficulty: 'Easy' | 'Medium' | 'Hard'
  link: string
  topicId: string | null
  mergedFrom: string | null
}

/** Links with an id or a slug lead to the question that it became. */
export const findRoutes = ({ api }: Pick<Dependencies, 'api'>) =>
  api.serve(
    findQuestion,
    async ({ params: { question }, database }) => {
      const isId = uuid.safeParse(question).success
      const { rows } = await database.pool.query<Found>({
        ...FIND,
        values: [isId ? question : null, question],
      })
      if (!rows[0]) throw missing(messages.questionMissing)
      return { data: rows[0] }
    },
    { tags: () => ['topics'] },
  )

const FIND = {
  name: 'question-find',
  text: `select q.id, q.name as "questionName", q.difficulty, q.link, t.id as "topicId",
           case when q.id <> asked.id then asked.name end as "mergedFrom"
         from questions asked join questions q on q.id = question_now(asked.id)
         ${TOPIC}
         where (asked.id = $1::uuid or asked.slug = $2) and q.retired_at is null
           and (t.id is null or t.hidden_at is null)
         limit 1`,
}
