import { and, countDistinct, desc, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { questions } from '../curriculum/public.ts'
import { plainName } from './company-store.ts'
import { isListed } from './experience-list.ts'
import { experiences } from './experience-tables.ts'
import { companies, companySpellings, roundQuestions } from './round-tables.ts'

export interface CompanyQuestion {
  readonly questionId: string
  /** The number of published experiences that mention the question. */
  readonly times: number
}

/** Returns the tracker's questions that a company asked, most frequent first. The list is empty for an unknown company. */
export const companyQuestions = (sql: Sql, companySlug: string): Promise<CompanyQuestion[]> =>
  sql
    .select({ questionId: questions.id, times: countDistinct(experiences.id) })
    .from(companies)
    .innerJoin(companySpellings, eq(companySpellings.companyId, companies.id))
    .innerJoin(experiences, and(eq(plainName(experiences.company), companySpellings.spelling), isListed))
    .innerJoin(roundQuestions, eq(roundQuestions.experienceId, experiences.id))
    .innerJoin(questions, and(eq(questions.id, roundQuestions.questionId), isNull(questions.retiredAt)))
    .where(eq(companies.slug, companySlug))
    .groupBy(questions.id, questions.name)
    .orderBy(desc(countDistinct(experiences.id)), questions.name, questions.id)
