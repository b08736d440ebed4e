import { about } from '@callofcode/content/demo-club'
import { DEFAULT_CLUB } from '@callofcode/contract/club/club'
import { sql } from 'drizzle-orm'
import { clubStore } from '../../features/club/club-store.ts'
import { CLUB } from '../../features/club/public.ts'
import type { DemoSeeder } from './demo-club.ts'

/** Gives roll numbers and branches to the members who are in a batch. */
export const seedFacts: DemoSeeder = async (tx) => {
  await tx.execute(sql`
    insert into member_facts (member_id, field_id, value)
    select m.id, f.id, case f.name
      when 'Branch' then branch
      else to_char(extract(year from m.passout_year) - 2004, 'FM00') || branch
        || to_char(row_number() over (partition by f.id order by m.created_at, m.email), 'FM0000') end
    from members m join batches b on b.id = m.batch_id
    cross join lateral (select case when b.name like 'Fair of %'
      then (array['CSE', 'CSE', 'ECE', 'IT', 'MECH'])[1 + abs(hashtext(m.email)) % 5]
      else split_part(b.name, ' ', 1) end as branch) of_member
    cross join member_fields f where f.name in ('Roll number', 'Branch')`)
  return []
}

/** Writes the club's own pages as the first version of its settings. */
export const seedOwnPages: DemoSeeder = async (tx, { memberOf, daysAgo }) => {
  const year = daysAgo(0).getUTCFullYear()
  const team = about.team.map(({ yearsAgo, person, office }) => ({
    name: memberOf(person).name,
    handle: '',
    office,
    year: year - yearsAgo,
    photo: '',
    consent: '',
  }))
  await clubStore.create(tx, {
    number: 1,
    writtenBy: memberOf('ananya').id,
    fields: ['team', 'questions', 'resources'],
    settings: { ...DEFAULT_CLUB, team, questions: about.questions, resources: about.resources },
  })
  return [CLUB]
}
