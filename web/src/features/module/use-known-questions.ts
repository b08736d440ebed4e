import { listQuestions, listTopics, type Question } from '@callofcode/contract/curriculum/curriculum'
import { useQueryClient } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import type { ModuleForm } from './module-fields.ts'

const MINUTES = 600_000

/** Fills in rows whose link leads to a question of the tracker. A row gets the difficulty, and the name if none was typed. */
export function useKnownQuestions(form: ModuleForm) {
  const client = useQueryClient()
  const readAll = async (): Promise<KnownQuestion[]> => {
    const { topics } = await client.fetchQuery({
      ...read(listTopics, {}, { quiet: true }),
      staleTime: MINUTES,
    })
    const all = await Promise.all(
      topics.map(({ id }) =>
        client.fetchQuery({
          ...read(listQuestions, { params: { id } }, { quiet: true }),
          staleTime: MINUTES,
        }),
      ),
    )
    return all.flatMap(({ questions }) => questions)
  }
  return async (rows: readonly number[]) => {
    const links = rows.map((at) => form.getValues(`questions.${at}.link`))
    if (!links.some((link) => link.startsWith('http'))) return
    // If the tracker cannot be read, the row keeps the typed values.
    const known = knownByLink(await readAll().catch(() => []))
    for (const [place, at] of rows.entries()) {
      const link = links[place] ?? ''
      const found = known(link)
      // The row may have been edited or moved meanwhile.
      if (!found || form.getValues(`questions.${at}.link`) !== link) continue
      form.setValue(`questions.${at}.difficulty`, found.difficulty, { shouldDirty: true })
      if (form.getValues(`questions.${at}.questionName`).trim() === '')
        form.setValue(`questions.${at}.questionName`, found.questionName, { shouldDirty: true })
    }
  }
}

type KnownQuestion = Pick<Question, 'questionName' | 'difficulty' | 'link'>

/**
 * Normalises an address by removing the parts that do not change the page, as in
 * `https://leetcode.com/problems/two-sum/description/?x=1`.
 */
function placeOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, pathname } = new URL(link)
  const path = pathname.replace(/\/(?:description|solutions?|editorial|submissions)(?:\/.*)?$/, '')
  return `${hostname.replace(/^www\./, '')}${path.replace(/\/+$/, '')}`.toLowerCase()
}

/** Returns a function that finds the question of a link. It returns undefined for an invalid address. */
export function knownByLink(questions: readonly KnownQuestion[]) {
  const known = new Map(questions.map((one) => [placeOf(one.link), one]))
  return (link: string): KnownQuestion | undefined => {
    const place = placeOf(link)
    return place?.includes('/') ? known.get(place) : undefined
  }
}
