import { type Adapter, between, mustBe, number, sound, Trouble } from './adapter.ts'

/** Reads the public page of a profile. The owner can write the name. Texts by others, such as comments, are ignored. */
export const codechef: Adapter = {
  base: 'https://www.codechef.com',
  async read(ask, handle) {
    const { status, text, path } = await ask(`/users/${encodeURIComponent(handle)}`)
    // An unknown name redirects to the home page.
    if (status === 404 || path === '/') throw new Trouble('missing')
    mustBe(handle, between(text, '<span class="m-username--link">', '</span>').trim())
    const isRated = text.includes('<div class="rating-number">')
    return {
      bio: [between(text, '<h1 class="h2-style">', '</h1>')],
      figures: sound({
        solved: number(between(text, 'Total Problems Solved:', '<')),
        ...(isRated && ratingIn(text)),
      }),
      account: null,
    }
  },
}

const ratingIn = (text: string) => ({
  rating: number(between(text, '<div class="rating-number">', '</div>').replace(/\?i?\s*$/, '')),
  maxRating: number(between(text, '(Highest Rating ', ')')),
  rank: starsIn(between(text, '<div class="rating-star">', '</div>')),
})

/** Returns `3★`, the text form that the site uses. */
function starsIn(html: string): string {
  const stars = html.match(/★|&#9733;/g)?.length ?? 0
  if (stars < 1 || stars > 7) throw new Trouble('changed')
  return `${stars}★`
}
