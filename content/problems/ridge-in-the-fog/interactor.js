const MOST_ASKED = 40

/** @param {string} test */
export function* talk(test) {
  const [first = '', second = ''] = test.split('\n')
  const posts = Number(first)
  const heights = second.split(' ').map(Number)
  let line = yield first
  for (let asked = 0; ; asked++) {
    const [, sign, number] = /^([?!]) (-?\d{1,9})$/.exec(line) ?? []
    if (!sign) return 'A line must be "? i" or "! i" with a whole number.'
    const post = Number(number)
    if (post < 1 || post > posts) return `There is no post ${post}: they are numbered from 1 to ${posts}.`
    const height = heights[post - 1] ?? 0
    if (sign === '!') {
      const higher = [post - 1, post + 1].find((other) => (heights[other - 1] ?? -Infinity) > height)
      return higher === undefined ? undefined : `Post ${higher} is higher than its neighbour ${post}.`
    }
    if (asked === MOST_ASKED) return `You have measured more than ${MOST_ASKED} posts.`
    line = yield `${height}`
  }
}
