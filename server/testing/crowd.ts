import type { Database } from '../src/platform/database/database.ts'

const FIRST = ['Asha', 'Ravi', 'Meera', 'Ishaan', 'Zoya', 'Kabir', 'Tara', 'Nikhil', 'Priya', 'Omar']
const LAST = [
  'Verma',
  'Rao',
  'Nambiar',
  'Deshpande',
  'Iyer',
  'Khan',
  'Sharma',
  'Patel',
  'Bose',
  'Menon',
  'Thomas',
]

/**
 * Adds this many members by one statement, without sessions and without entries in the global search. The names repeat. One name
 * in a hundred is `Person 700 Third 700 Verma`. One of seven members is pending.
 */
export async function crowd({ pool }: Database, count: number) {
  await pool.query('alter table members disable trigger user')
  await pool.query(
    `insert into members (email, name, password_hash, status, created_at, handle)
     select 'person' || n || '@college.edu',
       case when n % 100 = 0 then 'Person ' || n || ' Third ' || n || ' Verma'
         else ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 11] end,
       '-', case when n % 7 = 3 then 'pending' else 'approved' end, now() - make_interval(mins => n), 'person.' || n
     from generate_series(1, $1::int) n`,
    [count, FIRST, LAST],
  )
  await pool.query('alter table members enable trigger user')
  await pool.query('vacuum analyze members')
}
