const MOST_ASKED = 62

/** @param {string} test */
export function* talk(test) {
  const [most = 0, stitches = 0, lie = 0] = test.trim().split(' ').map(Number)
  let line = yield `${most}`
  for (let asked = 1; ; asked++) {
    const [, sign, number] = /^([?!]) (\d{1,12})$/.exec(line) ?? []
    if (!sign) return 'A line must be "? x" or "! x" with a whole number.'
    const x = Number(number)
    if (sign === '!') return x === stitches ? undefined : `There are ${stitches} stitches, not ${x}.`
    if (x < 1 || x > most) return `A question must be about a number from 1 to ${most}.`
    if (asked > MOST_ASKED) return `You have asked more than ${MOST_ASKED} questions.`
    line = yield stitches <= x === (asked !== lie) ? 'yes' : 'no'
  }
}
