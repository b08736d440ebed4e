import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import type { MapTopic } from '@callofcode/contract/topic-map/topic-map'
import type { Database } from '../../platform/database/database.ts'
import { OF_TOPICS } from '../curriculum/public.ts'
import { TOPIC_TOTALS } from '../review/public.ts'

export type MapTopicRow = MapTopic & { readonly slug: string }

export type ByDifficulty = Readonly<Partial<Record<Difficulty, { questions: number; done: number }>>>

/** Reads the topics that learners see, in learning order, each with the topics before it. */
export const topicMapStore = {
  async list(database: Database): Promise<MapTopicRow[]> {
    const { rows } = await database.pool.query<MapTopicRow>(LIST)
    return rows
  },

  /** Returns when the member last ticked a question, by topic. */
  async ticked(database: Database, memberId: string): Promise<Map<string, Date>> {
    const { rows } = await database.pool.query<{ id: string; at: Date }>({ ...TICKED, values: [memberId] })
    return new Map(rows.map(({ id, at }) => [id, at]))
  },

  /** Returns the questions of each difficulty and how many of them a member has done, by topic. */
  async difficulties(database: Database, memberId: string): Promise<ReadonlyMap<string, ByDifficulty>> {
    const { rows } = await database.pool.query<{ id: string; by: ByDifficulty }>({
      ...DIFFICULTIES_OF,
      values: [memberId],
    })
    return new Map(rows.map(({ id, by }) => [id, by]))
  },
}

const TICKED = {
  name: 'topics-ticked',
  text: 'select topic_id as id, ticked_at as at from member_topics where member_id = $1 and ticked_at is not null',
}

const LIST = {
  name: 'topic-map',
  text: `select t.id, t.slug, t.title, t.description, t.difficulty as level,
           coalesce(n.total, 0) as questions,
           coalesce((select json_agg(r.id order by r.position) from topic_prerequisites p
             join topics r on r.id = p.requires_id and r.hidden_at is null where p.topic_id = t.id), '[]') as requires
         from topics t left join (${TOPIC_TOTALS}) n on n.topic_id = t.id
         where t.hidden_at is null order by t.position, t.title`,
}

const DIFFICULTIES_OF = {
  name: 'topic-map-difficulties',
  text: `select id, json_object_agg(difficulty, json_build_object('questions', questions, 'done', done)) as by from (
           select tq.topic_id as id, q.difficulty, count(*)::int as questions, count(c.question_id)::int as done
           from ${OF_TOPICS}
           left join completed_questions c on c.question_id = q.id and c.member_id = $1
           group by tq.topic_id, q.difficulty) each
         group by id`,
}
