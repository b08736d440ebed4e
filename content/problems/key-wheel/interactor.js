const MOST_ASKED = 60

/** @param {string} test */
export function* talk(test) {
  const [first = '', second = ''] = test.split('\n')
  const [count = 0, wanted = 0] = first.split(' ').map(Number)
  const keys = second.split(' ').map(Number)
  const hook = keys.indexOf(wanted)
  let line = yield `${count} ${wanted}`
  for (let asked = 0; ; asked++) {
    const [, sign, number] = /^([?!]) (-?\d{1,9})$/.exec(line) ?? []
    if (!sign) return 'A line must be "? i" or "! i" with a whole number.'
    const at = Number(number)
    if (sign === '!') return at === hook ? undefined : `The answer is ${hook}, not ${at}.`
    if (at < 0 || at >= count) return `There is no hook ${at}: they are numbered from 0 to ${count - 1}.`
    if (asked === MOST_ASKED) return `You have asked for more than ${MOST_ASKED} keys.`
    line = yield `${keys[at]}`
  }
}
