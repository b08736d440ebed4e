// Columns of long arrays, as Node's util.inspect has them.
;(_, load) => {
  const { widthOf } = load('inspect-text')

  /** Many short items in columns. */
  function grouped(context, output, value) {
    const { indent, breakLength, compact, maxArrayLength } = context
    const count = maxArrayLength < output.length ? output.length - 1 : output.length
    const lengths = []
    for (let at = 0; at < count; at++) lengths.push(widthOf(output[at]))
    const total = lengths.reduce((sum, length) => sum + length + 2, 0)
    const longest = Math.max(...lengths)
    const widest = longest + 2
    if (widest * 3 + indent >= breakLength || !(total / widest > 5 || longest <= 6)) return output
    const biased = Math.max(widest - 3 - Math.sqrt(widest - total / output.length), 1)
    const columns = Math.min(
      Math.round(Math.sqrt(2.5 * biased * count) / biased),
      Math.floor((breakLength - indent) / widest),
      compact * 4,
      15,
    )
    if (columns <= 1) return output
    const widths = []
    for (let column = 0; column < columns; column++) {
      let most = 0
      for (let at = column; at < count; at += columns) most = Math.max(most, lengths[at])
      widths.push(most + 2)
    }
    const isNumber = (item) => typeof item === 'number' || typeof item === 'bigint'
    let right = true
    if (value !== undefined) for (let at = 0; at < output.length && right; at++) right = isNumber(value[at])
    const rows = []
    for (let from = 0; from < count; from += columns) {
      const end = Math.min(from + columns, count)
      let row = ''
      for (let at = from; at < end; at++) {
        const isLast = at === end - 1
        const width = widths[at - from] + output[at].length - lengths[at] - (isLast ? 2 : 0)
        const cell = isLast ? output[at] : `${output[at]}, `
        row += right ? cell.padStart(width) : isLast ? cell : cell.padEnd(width)
      }
      rows.push(row)
    }
    if (count < output.length) rows.push(output[count])
    return rows
  }

  return grouped
}
