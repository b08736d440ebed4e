import { experienceMissing } from '@callofcode/contract/experience'
import {
  companyMissing,
  getCompany,
  getExperienceAuthor,
  listCompanies,
  mergeCompany,
  notNamed,
} from '@callofcode/contract/learning/company'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { mayCall } from '../../platform/http/caller.ts'
import { csvFile } from '../../platform/http/csv.ts'
import type { FindCaller } from '../../platform/http/request-limits.ts'
import { auditStore, members } from '../account/public.ts'
import { companyStore } from './company-store.ts'
import { experiences } from './experience-tables.ts'

interface Dependencies {
  readonly api: Api
  readonly app: FastifyInstance
  readonly database: Database
  readonly findCaller: FindCaller
}

/** What experiences tell of companies, and who sent one in. */
export function companyRoutes({ api, app, database, findCaller }: Dependencies) {
  const { sql } = database
  const tags = () => ['experiences', 'topics']

  api.serve(listCompanies, async ({ database }) => ({ data: await companyStore.list(database) }), { tags })

  api.serve(
    getCompany,
    async ({ params, query, database }) => ({ data: await pageOf(database, params.slug, query.year) }),
    { tags },
  )

  app.get(
    '/companies/:slug/asked.csv',
    async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
      const caller = await findCaller(request)
      mayCall('member', caller)
      // As on the page: which of them are done is not read here.
      const hides = caller?.hidesDifficulty
      const { name, asked } = await pageOf(database, request.params.slug, undefined)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="asked.csv"')
        .type('text/csv; charset=utf-8')
        .send(
          csvFile([
            [
              'Company',
              'Question',
              'In the tracker',
              ...(hides ? [] : ['Difficulty']),
              'Experiences',
              'Last in',
            ],
            ...asked.map((one) => [
              ...[name, one.name, one.id ? 'yes' : 'no', ...(hides ? [] : [one.difficulty ?? ''])],
              ...[String(one.experiences), String(one.latest)],
            ]),
          ]),
        )
    },
  )

  api.serve(mergeCompany, async ({ params, body, caller, request, database }) => {
    const into = await write(database, async (tx, changed) => {
      const [from, to] = [await companyStore.find(tx, params.slug), await companyStore.find(tx, body.into)]
      if (!from) throw missing(companyMissing)
      if (!to || to.id === from.id) throw badInput({ into: 'Choose another company.' })
      changed('experiences')
      await companyStore.merge(tx, from.id, to.id)
      await auditStore.record(tx, { caller, request }, 'company.merge', `${from.slug} → ${to.slug}`)
      return to.slug
    })
    return { data: { slug: into }, message: 'Companies merged' }
  })

  api.serve(getExperienceAuthor, async ({ params, caller, request }) => {
    const [row] = await sql
      .select({ named: experiences.namesAuthor, name: members.name, email: members.email })
      .from(experiences)
      .leftJoin(members, eq(members.id, experiences.authorId))
      .where(eq(experiences.id, params.id))
    if (!row) throw missing(experienceMissing)
    if (!row.named || row.name === null) return { data: { name: null, email: null, why: notNamed } }
    await auditStore.record(sql, { caller, request }, 'experience.author', params.id)
    return { data: { name: row.name, email: row.email, why: null } }
  })

  async function pageOf(on: Database, slug: string, year: string | undefined) {
    const company = await companyStore.find(on.sql, slug)
    const page = company && (await companyStore.read(on, company.id, year ? Number(year) : null))
    if (!company || !page || page.years.length === 0) throw missing(companyMissing)
    return { slug: company.slug, name: company.name, ...page }
  }
}
