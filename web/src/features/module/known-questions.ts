import type { Question } from '@callofcode/contract/curriculum'

export type KnownQuestion = Pick<Question, 'questionName' | 'difficulty' | 'link'>

/** An address without what does not change where it leads: `https://leetcode.com/problems/two-sum/description/?x=1`. */
function placeOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, pathname } = new URL(link)
  const path = pathname.replace(/\/(?:description|solutions?|editorial|submissions)(?:\/.*)?$/, '')
  return `${hostname.replace(/^www\./, '')}${path.replace(/\/+$/, '')}`.toLowerCase()
}

/** Finds the question that a link leads to; none for an address of no page. */
export function knownByLink(questions: readonly KnownQuestion[]) {
  const known = new Map(questions.map((one) => [placeOf(one.link), one]))
  return (link: string): KnownQuestion | undefined => {
    const place = placeOf(link)
    return place?.includes('/') ? known.get(place) : undefined
  }
}
