import type { Experience } from '@callofcode/contract/experience/experience'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { presentPageLink } from '../account/public.ts'
import type { SignedExperience } from './experience-store.ts'

/** The author is left out, as an anonymous experience is anonymous to its reviewers too. */
export const presentExperience = async (row: SignedExperience): Promise<Experience> => ({
  _id: row.id,
  company: row.company,
  role: row.role,
  candidate: row.candidate,
  candidatePage: presentPageLink(row.member),
  verdict: row.verdict,
  content: row.content,
  // One page shows many experiences, so ids of headings would repeat.
  html: (await renderMarkdown(row.content, { headingIds: false, owner: row.authorId })).html,
  rounds: row.rounds.map(({ kind }, at) => ({
    kind,
    asked: row.asked.filter(({ round }) => round === at).map(({ text, question }) => ({ text, question })),
  })),
  date: row.createdAt.toISOString(),
})

/** Presents an experience for a list, which takes `fields` from it. A text is rendered only if it is requested. */
export async function presentListed(
  row: SignedExperience & { readonly excerpt: string },
  fields: readonly string[] | undefined,
): Promise<Experience & { excerpt?: string }> {
  if (!fields) return presentExperience(row)
  const isRendered = fields.includes('html')
  const whole = await presentExperience(isRendered ? row : { ...row, content: '' })
  return { ...whole, content: row.content, excerpt: row.excerpt }
}
