import { csvFile } from '@callofcode/contract/download'
import {
  askedFile,
  companyMissing,
  getCompany,
  getExperienceAuthor,
  listCompanies,
  mergeCompany,
  notNamed,
} from '@callofcode/contract/experience/company'
import { experienceMissing } from '@callofcode/contract/experience/experience'
import { sentence } from '@callofcode/contract/sentence'
import { eq } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, members } from '../account/public.ts'
import { companyStore } from './company-store.ts'
import { experiences } from './experience-tables.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves what experiences report about companies, and who submitted them. */
export function companyRoutes({ api, database }: Dependencies) {
  const { sql } = database
  const tags = () => ['experiences', 'topics']

  api.serve(
    listCompanies,
    async ({ database: callDatabase }) => ({ data: await companyStore.list(callDatabase) }),
    { tags },
  )

  api.serve(
    getCompany,
    async ({ params, query, database: callDatabase }) => ({
      data: await pageOf(callDatabase, params.slug, query.year),
    }),
    { tags },
  )

  api.serveFile(askedFile, async ({ params, caller: { hidesDifficulty } }) => {
    const { name, asked } = await pageOf(database, params.slug, undefined)
    // The difficulty follows the setting of the page. Completion is not read here.
    const difficulty = (cell: string) => (hidesDifficulty ? [] : [cell])
    const head = ['Company', 'Question', 'In the tracker', ...difficulty('Difficulty')]
    const rows = asked.map((one) => [
      name,
      one.name,
      one.id ? 'yes' : 'no',
      ...difficulty(one.difficulty ?? ''),
      String(one.experiences),
      String(one.latest),
    ])
    return { name: 'asked.csv', body: csvFile([[...head, 'Experiences', 'Last in'], ...rows]) }
  })

  api.serve(mergeCompany, async ({ params, body, caller, request, database: callDatabase }) => {
    const into = await write(callDatabase, async (tx, changed) => {
      const [from, to] = [await companyStore.find(tx, params.slug), await companyStore.find(tx, body.into)]
      if (!from) throw missing(companyMissing)
      if (!to || to.id === from.id)
        throw badInput({ into: sentence('experience.chooseAnotherCompany', 'Choose another company.') })
      changed('experiences')
      await companyStore.merge(tx, from.id, to.id)
      await auditStore.record(tx, { caller, request }, 'company.merge', `${from.slug} → ${to.slug}`)
      return to.slug
    })
    return { data: { slug: into }, message: sentence('experience.companiesMerged', 'Companies merged') }
  })

  api.serve(getExperienceAuthor, async ({ params, caller, request }) => {
    const [row] = await sql
      .select({ named: experiences.namesAuthor, name: members.name, email: members.email })
      .from(experiences)
      .leftJoin(members, eq(members.id, experiences.authorId))
      .where(eq(experiences.id, params.id))
    if (!row) throw missing(experienceMissing)
    if (!row.named || row.name === null) return { data: { name: null, email: null, why: notNamed.said } }
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
