import type { MapTopic } from '@callofcode/contract/learning/topic-map'
import type { Database } from '../../platform/database/database.ts'

export type MapTopicRow = MapTopic & { readonly slug: string }

/** The topics that learners see, in learning order, with those that come before them. */
export const topicMapStore = {
  async list(database: Database): Promise<MapTopicRow[]> {
    const { rows } = await database.pool.query<MapTopicRow>(LIST)
    return rows
  },

  /** When the member ticked a question of a topic last, by the topic. */
  async ticked(database: Database, memberId: string): Promise<Map<string, Date>> {
    const { rows } = await database.pool.query<{ id: string; at: Date }>({ ...TICKED, values: [memberId] })
    return new Map(rows.map(({ id, at }) => [id, at]))
  },
}

const TICKED = {
  name: 'topics-ticked',
  text: 'select topic_id as id, ticked_at as at from member_topics where member_id = $1 and ticked_at is not null',
}

const LIST = {
  name: 'topic-map',
  text: `select t.id, t.slug, t.title, t.description, t.difficulty as level,
           (select count(*)::int from topic_questions tq join questions q on q.id = tq.question_id and q.retired_at is null
             where tq.topic_id = t.id and tq.is_primary) as questions,
           coalesce((select json_agg(r.id order by r.position) from topic_prerequisites p
             join topics r on r.id = p.requires_id and r.hidden_at is null where p.topic_id = t.id), '[]') as requires
         from topics t where t.hidden_at is null order by t.position, t.title`,
}
