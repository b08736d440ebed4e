/** @param {string} test */
export function* talk(test) {
  const [first = '', second = ''] = test.split('\n')
  const count = Number(first)
  const weights = second.split(' ').map(Number)
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)].map(
    (weight) => weights.indexOf(weight) + 1,
  )
  const most = Math.floor((3 * count) / 2)
  let line = yield first
  for (let weighed = 0; ; weighed++) {
    const [, sign, ...numbers] = /^([?!]) (\d{1,9}) (\d{1,9})$/.exec(line) ?? []
    if (!sign) return 'A line must be "? a b" or "! l h" with two whole numbers.'
    const [one = 0, other = 0] = numbers.map(Number)
    if (sign === '!') {
      if (one !== lightest) return `The lightest pumpkin is ${lightest}, not ${one}.`
      return other === heaviest ? undefined : `The heaviest pumpkin is ${heaviest}, not ${other}.`
    }
    const unknown = [one, other].find((pumpkin) => pumpkin < 1 || pumpkin > count)
    if (unknown !== undefined) return `There is no pumpkin ${unknown}: they are numbered from 1 to ${count}.`
    if (one === other) return 'A pumpkin cannot be weighed with itself.'
    if (weighed === most) return `You have weighed more than ${most} pairs.`
    line = yield `${(weights[one - 1] ?? 0) > (weights[other - 1] ?? 0) ? one : other}`
  }
}
