import { type AboutClub, getAbout, getGallery } from '@callofcode/contract/club/about'
import type { ClubSettings } from '@callofcode/contract/club/club'
import type { TeamMember } from '@callofcode/contract/club/club-pages'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import { CLUB, type Club } from './club.ts'
import { membersOfTeam } from './page-facts.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
}

/** What the club shows of itself. Notes of consent are never in an answer. */
export function pagesRoutes({ api, club }: Dependencies) {
  api.serve(
    getAbout,
    async ({ database: { sql } }) => ({ data: await presentAbout(sql, club.settings) }),
    // Members of the team link to their pages.
    { tags: () => [CLUB, 'authors'] },
  )

  api.serve(
    getGallery,
    async () => ({
      data: club.settings.gallery
        .filter(({ pictures }) => pictures.length > 0)
        .map(({ title, pictures }) => ({ title, pictures })),
    }),
    { tags: () => [CLUB] },
  )
}

async function presentAbout(sql: Sql, settings: ClubSettings): Promise<AboutClub> {
  const { team, sponsors, questions, resources, gallery } = settings
  const [years, answers, text] = await Promise.all([
    presentTeam(sql, team),
    Promise.all(questions.map(async ({ question, answer }) => ({ question, html: await htmlOf(answer) }))),
    htmlOf(resources),
  ])
  return {
    team: years,
    sponsors,
    questions: answers,
    resources: text,
    pictures: gallery.reduce((sum, { pictures }) => sum + pictures.length, 0),
  }
}

const htmlOf = async (text: string) => (text.trim() === '' ? '' : (await renderMarkdown(text)).html)

/** A member whose account is gone is left out, with their photo. */
async function presentTeam(sql: Sql, team: readonly TeamMember[]): Promise<AboutClub['team']> {
  const members = await membersOfTeam(sql, team)
  const people = team.flatMap(({ name, handle, office, year, photo }) => {
    if (handle === '') return [{ year, person: { name, office, photo, page: null } }]
    const member = members.get(handle)
    return member
      ? [{ year, person: { name: member.name, office, photo, page: presentPageLink(member) } }]
      : []
  })
  const years = [...new Set(people.map(({ year }) => year))].toSorted((one, other) => other - one)
  return years.map((year) => ({
    year,
    people: people.filter((one) => one.year === year).map(({ person }) => person),
  }))
}
