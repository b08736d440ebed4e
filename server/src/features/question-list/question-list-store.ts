import type { ListedQuestion, ListOverview } from '@callofcode/contract/question-list/question-list'
import type { Database } from '../../platform/database/database.ts'
import { inTracker, withMerged } from '../curriculum/public.ts'

/** A list with its head and its questions. */
export interface ShownList extends Omit<ListOverview, 'questions' | 'solvable'> {
  questions: ListedQuestion[]
}

/** Reads lists for learners. Questions that are hidden in the tracker are hidden here too and keep their place. */
export const questionListStore = {
  /** Returns all lists. `solvable`: the ids of questions that have a problem on this site, including those merged since. */
  async list(database: Database, solvable: readonly string[] = []): Promise<ListOverview[]> {
    const { rows } = await database.pool.query<ListOverview>({ ...LISTS, values: [solvable] })
    return rows
  },

  async get(database: Database, slug: string): Promise<ShownList | undefined> {
    const { rows } = await database.pool.query<ShownList>({ ...LIST, values: [slug] })
    return rows[0]
  },

  /** Returns only the lists with a completed question. */
  async done(database: Database, memberId: string): Promise<{ listId: string; done: number }[]> {
    const { rows } = await database.pool.query<{ listId: string; done: number }>({
      ...DONE,
      values: [memberId],
    })
    return rows
  },
}

const SHOWN = inTracker('i.question_id')

const LISTS = {
  name: 'lists-list',
  text: `with here as materialized (${withMerged('$1')})
         select l.id as "_id", l.slug, l.title, l.description, json_build_object(
           'Easy', count(s.difficulty) filter (where s.difficulty = 'Easy'),
           'Medium', count(s.difficulty) filter (where s.difficulty = 'Medium'),
           'Hard', count(s.difficulty) filter (where s.difficulty = 'Hard')) as questions,
           (count(s.id) filter (where s.id in (select id from here)))::int as solvable
         from question_lists l
         left join (select i.list_id, q.id, q.difficulty from question_list_items i ${SHOWN}) s on s.list_id = l.id
         where l.published_at is not null and l.removed_at is null
         group by l.id order by l.position, l.title`,
}
const LIST = {
  name: 'lists-get',
  text: `select l.id as "_id", l.slug, l.title, l.description, coalesce((
           select json_agg(json_build_object('id', q.id, 'questionName', q.name, 'difficulty', q.difficulty,
             'link', q.link, 'topicId', t.id, 'topic', t.title) order by i.position, q.name)
           from question_list_items i ${SHOWN} where i.list_id = l.id), '[]') as questions
         from question_lists l where l.slug = $1 and l.published_at is not null and l.removed_at is null`,
}
const DONE = {
  name: 'lists-done',
  text: `select i.list_id as "listId", count(*)::int as done
         from completed_questions c join question_list_items i on i.question_id = c.question_id ${SHOWN}
         where c.member_id = $1 group by i.list_id`,
}
