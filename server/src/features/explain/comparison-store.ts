import type { Database } from '../../platform/database/database.ts'
import { type PersonalData, STAY } from '../../platform/personal-data.ts'
import type { Stand } from './compare.ts'

interface Asked {
  readonly memberId: string
  readonly problem: string
  readonly language: string
  readonly tests: string
  readonly fuel: number
}

/**
 * Counts of the fuel that members used, as triggers keep them (migration 0155). The work is the same for any number of members.
 */
export const comparisonStore = {
  async get(database: Database, { memberId, problem, language, tests, fuel }: Asked): Promise<Stand> {
    const { rows } = await database.pool.query<Stand>({
      ...COMPARED,
      values: [memberId, problem, language, tests, fuel],
    })
    return rows[0] ?? { counts: [], best: null, bucket: 0, isComplete: false }
  },
}

const COMPARED = {
  name: 'compared-solutions',
  text: `
    select coalesce((select json_agg(json_build_object('kind', kind, 'bucket', bucket, 'members', members) order by bucket, kind)
        from solution_buckets where problem = $2 and language = $3 and tests = $4 and members > 0), '[]') as counts,
      (select json_build_object('kind', kind, 'bucket', fuel_bucket(fuel), 'fuel', fuel)
        from solution_bests where member_id = $1 and problem = $2 and language = $3 and tests = $4) as best,
      fuel_bucket($5::bigint) as bucket,
      not exists (select from problem_submissions where problem = $2 and verdict = 'Accepted' and shape is null) as "isComplete"`,
}

export const personalData = {
  merged: {
    // Triggers maintain this table as the submissions move.
    'solution_bests.member_id': STAY,
  },
  deletedAtOnce: ['solution_bests'],
} satisfies PersonalData
