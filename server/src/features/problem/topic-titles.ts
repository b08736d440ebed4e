import { topics } from '@callofcode/content/curriculum'
import type { Database } from '../../platform/database/database.ts'

/** The title of each topic by its slug. */
export type TopicTitles = ReadonlyMap<string, string>

const shipped = topics.map(({ slug, title }) => [slug, title] as const)

/** The titles as the club has them: it may have renamed what is shipped. */
export async function topicTitles({ pool }: Pick<Database, 'pool'>): Promise<TopicTitles> {
  const { rows } = await pool.query<{ slug: string; title: string }>(TITLES)
  return new Map([...shipped, ...rows.map(({ slug, title }) => [slug, title] as const)])
}

const TITLES = { name: 'topic-titles', text: 'select slug, title from topics' }
