import { type Adapter, between, mustBe, number, sound, Trouble } from './adapter.ts'

/** The public page of a profile. The name is what an owner can write; comments and the like of others are not looked at. */
export const codechef: Adapter = {
  base: 'https://www.codechef.com',
  async read(ask, handle) {
    const { status, text, path } = await ask(`/users/${encodeURIComponent(handle)}`)
    // A name that nobody has leads to the first page.
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

/** `3★`, as the site writes it in words. */
function starsIn(html: string): string {
  const stars = html.match(/★|&#9733;/g)?.length ?? 0
  if (stars < 1 || stars > 7) throw new Trouble('changed')
  return `${stars}★`
}
