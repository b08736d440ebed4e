import { sql } from 'drizzle-orm'
import type { DemoSeeder } from './demo-club.ts'

/** Gives the accepted solutions a use of fuel. About half of them are shared, some without a name. */
export const seedSharedSolutions: DemoSeeder = async (tx) => {
  // The same on every start.
  const chance = sql`abs(hashtext(m.email || s.problem))`
  await tx.execute(sql`
    update problem_submissions s set fuel = 8000000 + ${chance} % 9000000
    from members m where m.id = s.member_id and s.verdict = 'Accepted'`)
  await tx.execute(sql`
    insert into shared_solutions (submission_id, member_id, problem, language, named, fuel, bytes, shared_at)
    select s.id, s.member_id, s.problem, s.language, ${chance} % 3 > 0, s.fuel, octet_length(s.source), s.judged_at
    from problem_submissions s join members m on m.id = s.member_id
    where s.verdict = 'Accepted' and ${chance} % 2 = 0 on conflict do nothing`)
  return []
}
