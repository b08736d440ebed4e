import { type CompanyPage, companyLimits } from '@callofcode/contract/experience/company'
import { eq, sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { UNDER_TOPIC } from '../curriculum/public.ts'
import { companies, companySpellings } from './round-tables.ts'

/** Returns the SQL that ignores the case and spacing of a name, as the indexes of experiences have it. */
const plainColumn = (text: string) => `lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`

/** Returns the SQL of a column or a value that ignores case and spacing. */
export const plainName = (text: SQLWrapper | string): SQL =>
  raw`lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`

export interface CompanyRow {
  readonly slug: string
  readonly name: string
  readonly experiences: number
  readonly latest: string
}

// The expression of the index experiences_of_company.
const SPELLED = plainColumn('e.company')
const PUBLISHED = `e.status = 'accepted' and e.removed_at is null`
const YEAR = `extract(year from e.created_at at time zone 'utc')::integer`

export const companyStore = {
  /** Lists the companies that published experiences mention, most frequent first. */
  async list(database: Database): Promise<CompanyRow[]> {
    const { rows } = await database.pool.query<CompanyRow>(LIST)
    return rows
  },

  /** Finds a company by its slug or by any spelling. */
  async find(sql: Sql, given: string) {
    const { rows } = await sql.execute<{ id: string; slug: string; name: string }>(raw`
      select c.id, c.slug, c.name from companies c
      left join company_spellings s on s.company_id = c.id and s.spelling = ${plainName(given)}
      where c.slug = ${given} or s.id is not null
      order by (s.id is not null) desc limit 1`)
    return rows[0]
  },

  /** Returns the experiences of a company, for one year or all. */
  async read(
    database: Database,
    id: string,
    year: number | null,
  ): Promise<Omit<CompanyPage, 'slug' | 'name'>> {
    const { rows } = await database.pool.query({ ...PAGE, values: [id, year] })
    return rows[0]
  },

  /** Moves all experiences of one company to another. */
  async merge(tx: Sql, from: string, into: string) {
    await tx.update(companySpellings).set({ companyId: into }).where(eq(companySpellings.companyId, from))
    await tx.delete(companies).where(eq(companies.id, from))
  },
}

const LIST = {
  name: 'company-list',
  text: `select c.slug, c.name, count(*)::integer as experiences,
           to_char(max(e.created_at) at time zone 'utc', 'YYYY') as latest
         from companies c join company_spellings s on s.company_id = c.id
         join experiences e on ${SPELLED} = s.spelling and ${PUBLISHED}
         group by c.id order by count(*) desc, c.name, c.id limit ${companyLimits.companies}`,
}

// Limits the page to a year if one is given. The questions asked are read once, from the company's own experiences.
const PAGE = {
  name: 'company-page',
  text: `with told as (
      select e.id, e.verdict, e.rounds, ${YEAR} as year from company_spellings s
      join experiences e on ${SPELLED} = s.spelling and ${PUBLISHED} where s.company_id = $1),
    chosen as (select * from told where $2::integer is null or year = $2),
    asked as (
      select distinct on (c.id, coalesce(q.id::text, lower(r.text))) c.id as experience, c.year, r.kind, q.id, q.slug,
        coalesce(q.name, r.text) as name, q.difficulty
      from chosen c join round_questions r on r.experience_id = c.id
      left join questions q on q.id = r.question_id and q.retired_at is null)
    select (select count(*)::integer from chosen) as experiences,
      (select coalesce(json_agg(json_build_object('year', year, 'experiences', n) order by year desc), '[]')
        from (select year, count(*)::integer as n from told group by 1) y) as years,
      (select coalesce(json_agg(json_build_object('verdict', verdict, 'experiences', n) order by n desc, verdict), '[]')
        from (select verdict, count(*)::integer as n from chosen group by 1) v) as verdicts,
      (select coalesce(json_agg(json_build_object('kind', kind, 'experiences', n) order by n desc, kind), '[]')
        from (select r->>'kind' as kind, count(distinct c.id)::integer as n
              from chosen c cross join jsonb_array_elements(c.rounds) r group by 1) k) as rounds,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'experiences', n) order by n desc, title), '[]')
        from (select t.id, t.title, count(distinct q.experience)::integer as n from asked q
              ${UNDER_TOPIC} group by t.id) t) as topics,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'difficulty', difficulty, 'experiences', n,
          'latest', latest) order by n desc, latest desc, name), '[]')
        from (select id, min(name) as name, min(difficulty) as difficulty, count(*)::integer as n, max(year) as latest
              from asked group by id, case when id is null then lower(name) end
              order by count(*) desc, max(year) desc, min(name) limit ${companyLimits.asked}) a) as asked`,
}
