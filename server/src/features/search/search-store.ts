import type { Found } from '@callofcode/contract/search'
import type { Database } from '../../platform/database/database.ts'

/** The number of results of each kind. */
export const MOST = 6

export const searchStore = {
  /**
   * What contains every word in its name or its second line. Names that begin with the words come first, then names
   * that contain them.
   */
  async list(database: Database, words: readonly string[]): Promise<Found[]> {
    const anywhere = words.map((word) => `%${literal(word)}%`)
    const together = literal(words.join(' '))
    const { rows } = await database.pool.query<Found>({ ...SEARCH, values: [anywhere, together, MOST] })
    return rows
  },
}

const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const SEARCH = {
  name: 'search',
  text: `with held as (
           select 'module' as kind, id, null::uuid as topic_id, title as label, level as hint
           from modules where removed_at is null
           union all
           select 'topic', id, null, title, difficulty from topics
           union all
           select 'question', q.id, t.id, q.name, t.title from questions q
           join topic_questions tq on tq.question_id = q.id and tq.is_primary
           join topics t on t.id = tq.topic_id where q.retired_at is null
           union all
           select 'blog', id, null, title, author from blogs where removed_at is null
           union all
           select 'experience', id, null, company || ', ' || role, candidate
           from experiences where status = 'accepted' and removed_at is null
         ), fitting as (
           select *, case when lower(label) like $2 || '%' then 0
                          when lower(label) like '%' || $2 || '%' then 1 else 2 end as distance
           from held where lower(label || ' ' || hint) like all ($1)
         ), placed as (
           select *, row_number() over (partition by kind order by distance, label, id) as place from fitting
         )
         select kind, id, topic_id as "topicId", label, hint from placed where place <= $3 order by kind, place`,
}
