import { and, desc, eq, getTableColumns, ne, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { authoredProblems, authoredVersions, type Files, problemChecks } from './authoring-tables.ts'

const PAGE = 30

const { files, ...head } = getTableColumns(authoredProblems)
/** Removes the files that the check made, because they are large. */
const {
  made: _made,
  tests: _tests,
  leaseId: _lease,
  leasedUntil: _until,
  ...check
} = getTableColumns(problemChecks)
const { files: versionFiles, made, tests, ...versionHead } = getTableColumns(authoredVersions)
const ofMember = { by: members.name }
const bySlug = (slug: string) => eq(authoredProblems.slug, slug)

export const authoringStore = {
  /** Returns a page of the problems that were saved last, and the cursor of the next page. */
  async list(sql: Sql, after: ExactPlace | undefined) {
    const rows = await sql
      .select({
        ...head,
        ...ofMember,
        checked: problemChecks.state,
        exact: exactTime(authoredProblems.updatedAt),
      })
      .from(authoredProblems)
      .leftJoin(members, eq(members.id, authoredProblems.updatedBy))
      .leftJoin(
        problemChecks,
        and(
          eq(problemChecks.problemId, authoredProblems.id),
          eq(problemChecks.revision, authoredProblems.revision),
        ),
      )
      .where(
        after && statement`(${authoredProblems.updatedAt}, ${authoredProblems.id}) < ${placeValues(after)}`,
      )
      .orderBy(desc(authoredProblems.updatedAt), desc(authoredProblems.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exact, last.id]
    return { rows: page, next }
  },

  async get(sql: Sql, slug: string) {
    const [row] = await sql
      .select({ problem: { ...head, files }, ...ofMember, check })
      .from(authoredProblems)
      .leftJoin(members, eq(members.id, authoredProblems.updatedBy))
      .leftJoin(problemChecks, eq(problemChecks.problemId, authoredProblems.id))
      .where(bySlug(slug))
    return row
  },

  /** Locks a problem until the transaction ends, so that saves in between wait. */
  async lock(tx: Sql, slug: string) {
    const [row] = await tx.select().from(authoredProblems).where(bySlug(slug)).for('update')
    return row
  },

  /** Creates a problem. Returns undefined when the slug is taken. */
  async create(
    tx: Sql,
    given: Pick<typeof authoredProblems.$inferInsert, 'slug' | 'title' | 'files' | 'updatedBy'>,
  ) {
    const [row] = await tx
      .insert(authoredProblems)
      .values(given)
      .onConflictDoNothing()
      .returning({ id: authoredProblems.id })
    return row?.id
  },

  async save(tx: Sql, id: string, given: { title: string; files: Files; updatedBy: string }) {
    await tx
      .update(authoredProblems)
      .set({ ...given, revision: statement`${authoredProblems.revision} + 1`, updatedAt: statement`now()` })
      .where(eq(authoredProblems.id, id))
  },

  async setState(
    tx: Sql,
    id: string,
    state: 'published' | 'withdrawn',
    published: { version?: number; publishedRevision?: number } = {},
  ) {
    await tx
      .update(authoredProblems)
      .set({ state, ...published })
      .where(eq(authoredProblems.id, id))
  },

  async setOpening(tx: Sql, id: string, times: { opensAt: Date | null; closesAt: Date | null }) {
    await tx.update(authoredProblems).set(times).where(eq(authoredProblems.id, id))
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(authoredProblems).where(eq(authoredProblems.id, id))
  },

  /** Creates a version of the files that the check has proven. */
  async createVersion(
    tx: Sql,
    given: Pick<typeof authoredVersions.$inferInsert, 'problemId' | 'authorId' | 'note'>,
    { files, revision }: Pick<typeof authoredProblems.$inferSelect, 'files' | 'revision'>,
  ) {
    const [last] = await tx
      .select({ number: statement<number>`coalesce(max(${authoredVersions.number}), 0)::int` })
      .from(authoredVersions)
      .where(eq(authoredVersions.problemId, given.problemId))
    const proven = await authoringStore.getProven(tx, given.problemId, revision)
    if (!proven?.made) throw new Error('A problem is published that no check has proven.')
    const number = (last?.number ?? 0) + 1
    await tx
      .insert(authoredVersions)
      .values({ ...given, number, files, made: proven.made, ...(proven.tests && { tests: proven.tests }) })
    return number
  },

  /** Returns the files that the check made for a revision, or undefined unless it has passed. */
  async getProven(sql: Sql, problemId: string, revision: number) {
    const [row] = await sql
      .select({ made: problemChecks.made, tests: problemChecks.tests })
      .from(problemChecks)
      .where(
        and(
          eq(problemChecks.problemId, problemId),
          eq(problemChecks.revision, revision),
          eq(problemChecks.state, 'passed'),
        ),
      )
    return row
  },

  /** Returns the versions, newest first, without their files. */
  listVersions: (sql: Sql, slug: string) =>
    sql
      .select({ ...versionHead, ...ofMember })
      .from(authoredVersions)
      .innerJoin(authoredProblems, eq(authoredProblems.id, authoredVersions.problemId))
      .leftJoin(members, eq(members.id, authoredVersions.authorId))
      .where(bySlug(slug))
      .orderBy(desc(authoredVersions.number)),

  async getVersion(sql: Sql, slug: string, number: number) {
    const [row] = await sql
      .select({ ...versionHead, ...ofMember, files: versionFiles })
      .from(authoredVersions)
      .innerJoin(authoredProblems, eq(authoredProblems.id, authoredVersions.problemId))
      .leftJoin(members, eq(members.id, authoredVersions.authorId))
      .where(and(bySlug(slug), eq(authoredVersions.number, number)))
    return row
  },

  /** Returns the published problems, each with its version and its times. The library shows them from their opening on. */
  listPublished: (sql: Sql) =>
    sql
      .select({
        slug: authoredProblems.slug,
        version: authoredVersions.id,
        opensAt: authoredProblems.opensAt,
        closesAt: authoredProblems.closesAt,
      })
      .from(authoredProblems)
      .innerJoin(
        authoredVersions,
        and(
          eq(authoredVersions.problemId, authoredProblems.id),
          eq(authoredVersions.number, statement`${authoredProblems.version}`),
        ),
      )
      .where(eq(authoredProblems.state, 'published'))
      .orderBy(authoredProblems.slug),

  /** Returns a version with everything that judging needs. */
  async getMade(sql: Sql, version: string) {
    const [row] = await sql
      .select({ files: versionFiles, made, tests })
      .from(authoredVersions)
      .where(eq(authoredVersions.id, version))
    return row
  },

  /** Requests a new check of the saved state. A check that runs for this state continues. */
  async askCheck(tx: Sql, problemId: string, revision: number) {
    const anew = { revision, state: 'waiting', step: '', share: 0, leaseId: null, leasedUntil: null } as const
    await tx
      .insert(problemChecks)
      .values({ problemId, ...anew })
      .onConflictDoUpdate({
        target: problemChecks.problemId,
        set: {
          ...anew,
          attempts: 0,
          made: null,
          tests: null,
          createdAt: statement`now()`,
          report: NO_REPORT,
        },
        setWhere: statement`${problemChecks.revision} <> ${revision} or ${ne(problemChecks.state, 'running')}`,
      })
  },
}

const NO_REPORT = { faults: [], tests: 0, measures: [] }
