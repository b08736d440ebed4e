import type { Area } from '@callofcode/contract/area'
import { type Found, SEARCHED } from '@callofcode/contract/search/search'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hidesThreadText, readerList } from '../forum/public.ts'
import { marksIn, wordsOf } from './mark-words.ts'

/** The number of results of each kind. */
const MOST = 6
/** Characters of a snippet. */
const WINDOW = 160

interface Row extends Omit<Found, 'marks' | 'snippet'> {
  /** The text around the first match, or null where the title is enough. */
  readonly around: string | null
  /** Whether the title has the words in another spelling. */
  readonly isAlike: boolean
  readonly [column: string]: unknown
}

interface Searcher {
  /** Null for a visitor. */
  readonly caller: Caller | null
  /** Whether the member hides difficulties and topics, which then match nothing either. */
  readonly hidesDifficulty: boolean
  /** Returns whether only members see this part of the site. */
  readonly isClosed: (area: Area | undefined) => boolean
}

/** Topics and questions belong to the tracker, which everybody sees. */
const AREA_OF: Partial<Record<Found['kind'], Area>> = {
  module: 'modules',
  problem: 'problems',
  list: 'lists',
  blog: 'blogs',
  experience: 'experiences',
  thread: 'forum',
  event: 'events',
}

/** The kinds with a difficulty or topic as second line. It is left out for members who hide those. */
const HELD: readonly Found['kind'][] = ['problem', 'question']

export const searchStore = {
  /** Returns the best matches of each kind with one statement. Only members find people. */
  async list(
    database: Database,
    q: string,
    { caller, hidesDifficulty, isClosed }: Searcher,
  ): Promise<Found[]> {
    const kinds = SEARCHED.filter(
      (kind) => caller !== null || (kind !== 'person' && !isClosed(AREA_OF[kind])),
    )
    const { rows } = await database.query<Row>({
      ...SEARCH,
      values: [q, kinds, MOST, hidesDifficulty ? HELD : [], ...readerList(caller)],
    })
    const words = wordsOf(q)
    return rows.map(({ around, isAlike, ...row }) => {
      const text = around === null ? '' : wholeWords(around)
      const marks = text ? marksIn(text, words) : []
      return {
        ...row,
        marks: marksIn(row.label, words, isAlike),
        snippet: text && marks.length > 0 ? { text, marks } : null,
      }
    })
  },
}

/** Removes the partial words at both ends. */
function wholeWords(around: string): string {
  const text = around.replace(/^…\S*\s+/u, '… ')
  return around.length < WINDOW ? text : `${text.replace(/\s+\S*$/u, '')} …`
}

/** Matches if the reader may read the item `d`. Only ids of threads are read as such. */
const READ = `case when d.kind = 'thread' then not ${hidesThreadText('d.item::uuid', '$5', '$6', '$7')} else true end`

/**
 * $1 the typed text, $2 the kinds in their order, $3 the number of results of each kind, $4 the kinds that ignore matches in
 * their second line, whose words have the weight B, $5 to $7 the reader. Threads that the reader may not read are left out before
 * the results are counted.
 *
 * - Tiers: 0 the title itself, 1 a title that begins so, 2 words in the title, 3 part of a title, 4 words in the text, 5 a title
 *   with another spelling, if nothing else was found.
 * - Titles with the words are ordered by their similarity to the whole typed text. A word that the search ignores, like “too”,
 *   may be a typing error.
 * - Every branch reads a bounded number of rows. Texts are not read for kinds whose titles suffice. They are not read either for
 *   a beginning of up to three letters, which is everywhere, except that of C++17.
 */
export const SEARCH = {
  name: 'search',
  text: `
with typed as materialized (
  select q, q ~ '[[:alnum:]]{3}' as is_long from (select trim(search_words($1)) as q) as normal where q <> ''
), asked as materialized (
  select typed.*, held, in_titles, in_texts
  from typed cross join (values (false, '', ''), (true, 'A', 'ACD')) as either(held, of_title, of_text) cross join lateral (
    select to_tsquery('english', string_agg(quoted || rtrim(':' || case when is_last then '*' else '' end || of_title, ':'), ' & ')) as in_titles,
      to_tsquery('english', string_agg(quoted || rtrim(':' || case when is_last and (length(quoted) > 5 or quoted = '''cþþ''') then '*' else '' end || of_text, ':'), ' & ')) as in_texts
    from (
      select '''' || word || '''' as quoted, nth = count(*) over () as is_last
      from (select * from regexp_split_to_table(q, '\\s+') with ordinality as s(word, nth) limit 12) as first_words
    ) as words
  ) as queries
), titles as materialized (
  select hit.* from unnest($2::text[]) as k(kind) join asked on held = (k.kind = any ($4::text[])) cross join lateral (
    (select d.kind, d.id, d.item, case when d.name = q then 0 else 1 end as tier, -length(d.name)::real as rank
     from search_documents d
     where d.kind = k.kind and d.name >= q and d.name < q || chr(1114111) and ${READ} order by d.name limit $3)
    union all
    (select t.kind, t.id, t.item, 2, ts_rank(t.title_words, in_titles, 1) + similarity(t.name, q) from (
       select d.* from search_documents d where d.kind = k.kind and d.title_words @@ in_titles and ${READ} limit 200) as t
     order by 5 desc, length(t.name), t.id limit $3)
    union all
    (select d.kind, d.id, d.item, 3, 0 from search_documents d
     where d.kind = k.kind and is_long and d.name like '%' || replace(q, '%', '\\%') || '%' and ${READ} limit $3)
  ) as hit
), texts as materialized (
  select hit.* from unnest($2::text[]) as k(kind) join asked on held = (k.kind = any ($4::text[])) cross join lateral (
    select b.kind, b.id, b.item, 4, ts_rank(b.words, in_texts) from (
      select d.* from search_documents d where d.kind = k.kind and d.words @@ in_texts and ${READ} limit 100) as b
    order by 5 desc, b.id limit $3 * 3
  ) as hit
  where (select count(distinct item) from titles t where t.kind = k.kind) < $3
), hits as (
  select * from titles union all select * from texts
), alike as (
  select d.kind, d.id, d.item, 5, -d.nth::real from typed
  cross join lateral search_alike(q, $2::text[], 24) with ordinality as d(kind, id, item, likeness, nth)
  where is_long and ${READ} and not exists (select from hits)
), best as (
  select distinct on (kind, item) * from (select * from hits union all select * from alike) as every
  order by kind, item, tier, rank desc, id
), placed as (
  select *, row_number() over (partition by kind order by tier, rank desc, id) as place,
    min(tier) over (partition by kind) as best_tier
  from best
)
select p.kind, p.item as id, d.topic_id as "topicId",
  coalesce(opening.title, d.title) as label, coalesce(opening.place, d.place) as hint,
  case when p.tier = 4 then case when seen.at > 31 then '…' else '' end ||
    substr(d.body, greatest(1, seen.at - 30), ${WINDOW}) end as around,
  p.tier = 5 as "isAlike"
from placed p join search_documents d on d.kind = p.kind and d.id = p.id
left join search_documents opening on opening.kind = 'thread' and
  opening.id = case when d.title = '' then d.item::uuid end
cross join typed
left join lateral (
  select min(strpos(text, ' ' || left(word, greatest(3, length(word) - 1)))) as at
  from (select ' ' || search_words(d.body) as text) as normal,
    unnest(tsvector_to_array(to_tsvector('english', q))) as word
  where strpos(text, ' ' || left(word, greatest(3, length(word) - 1))) > 0
) as seen on p.tier = 4
where p.place <= $3
order by p.best_tier, array_position($2::text[], p.kind), p.place`,
}
