import type { Question, Topic } from '@callofcode/contract/curriculum/curriculum'
import type { Database } from '../../platform/database/database.ts'

/** Reads topics and their questions with prepared statements, which are planned once for each connection. */
export const curriculumStore = {
  /** `solvable`: the ids of the questions that have a problem on this site. */
  async listTopics(database: Database, solvable: readonly string[] = []): Promise<Topic[]> {
    const { rows } = await database.pool.query<Topic>({ ...LIST_TOPICS, values: [solvable] })
    return rows
  },

  /** Returns the questions under a topic, or null for an unknown topic. */
  async listQuestions(database: Database, topicId: string): Promise<Question[] | null> {
    const { rows } = await database.pool.query<Question>({ ...LIST_QUESTIONS, values: [topicId] })
    if (rows.length > 0) return rows
    const { rowCount } = await database.pool.query({ ...FIND_TOPIC, values: [topicId] })
    return rowCount ? [] : null
  },
}

const LIST_TOPICS = {
  name: 'topics-list',
  text: `select t.id, t.slug, t.title, t.description, t.difficulty,
                json_build_object(
                  'Easy', count(q.id) filter (where q.difficulty = 'Easy'),
                  'Medium', count(q.id) filter (where q.difficulty = 'Medium'),
                  'Hard', count(q.id) filter (where q.difficulty = 'Hard')) as questions,
                (count(q.id) filter (where q.id = any($1::uuid[])))::int as solvable
         from topics t
         left join topic_questions tq on tq.topic_id = t.id and tq.is_primary
         left join questions q on q.id = tq.question_id and q.retired_at is null
         where t.hidden_at is null
         group by t.id order by t.position, t.title`,
}
export const LIST_QUESTIONS = {
  name: 'questions-list',
  text: `select q.id, q.name as "questionName", q.difficulty, q.link
         from topic_questions tq join questions q on q.id = tq.question_id
         join topics t on t.id = tq.topic_id and t.hidden_at is null
         where tq.topic_id = $1 and tq.is_primary and q.retired_at is null
         order by q.position, q.name`,
}
const FIND_TOPIC = { name: 'topic-find', text: 'select from topics where id = $1 and hidden_at is null' }
