// `console.log` with placeholders, and `console.table`, after Node 20 (MIT License, Node.js contributors).
;(_, load) => {
  const inspect = load('inspect')
  const { widthOf } = load('inspect-text')
  const number = (value) => (Object.is(value, -0) ? '-0' : `${value}`)
  const numeric = (read) => (value) =>
    typeof value === 'bigint' ? `${value}n` : typeof value === 'symbol' ? 'NaN' : number(read(value))

  function hasOwnWords(value) {
    for (let at = value; at; at = Object.getPrototypeOf(at)) {
      if (!Object.hasOwn(at, 'toString') && !Object.hasOwn(at, Symbol.toPrimitive)) continue
      const { name } = Object.getOwnPropertyDescriptor(at, 'constructor')?.value ?? {}
      return at === value || !(name in globalThis && globalThis[name].prototype === at)
    }
    return false
  }

  const PLACEHOLDERS = {
    s(value) {
      if (typeof value === 'number') return number(value)
      if (typeof value === 'bigint') return `${value}n`
      if (typeof value !== 'object' || value === null || hasOwnWords(value)) return String(value)
      return inspect(value, { depth: 0 })
    },
    d: numeric(Number),
    i: numeric(Number.parseInt),
    f: numeric(Number.parseFloat),
    j: (value) => JSON.stringify(value),
    o: (value) => inspect(value, { depth: 4 }),
    O: (value) => inspect(value),
    c: () => '',
  }

  function format(...values) {
    const [first, ...rest] = values
    const shown = (value) => (typeof value === 'string' ? value : inspect(value))
    if (typeof first !== 'string' || rest.length === 0) return values.map(shown).join(' ')
    let used = 0
    const begin = first.replace(/%([sdifjoOc%])/g, (whole, kind) => {
      if (kind === '%') return '%'
      return used < rest.length ? PLACEHOLDERS[kind](rest[used++]) : whole
    })
    return [begin, ...rest.slice(used).map(shown)].join(' ')
  }

  function table(data, properties) {
    if (typeof data !== 'object' || data === null) return format(data)
    const cell = (value) => {
      const isLarge =
        typeof value === 'object' && value && !Array.isArray(value) && Object.keys(value).length > 2
      return inspect(value, {
        depth: isLarge ? -1 : 0,
        maxArrayLength: 3,
        breakLength: Number.POSITIVE_INFINITY,
      })
    }
    if (data instanceof Map) {
      const entries = [...data]
      const columns = [
        entries.map((__, at) => `${at}`),
        entries.map(([key]) => cell(key)),
        entries.map(([, value]) => cell(value)),
      ]
      return drawn(['(iteration index)', 'Key', 'Values'], columns)
    }
    if (data instanceof Set) {
      const all = [...data]
      return drawn(['(iteration index)', 'Values'], [all.map((__, at) => `${at}`), all.map(cell)])
    }
    const index = Object.keys(data)
    const columns = { __proto__: null }
    const plain = []
    for (const [at, key] of index.entries()) {
      const item = data[key]
      const isPlain = item === null || (typeof item !== 'object' && typeof item !== 'function')
      if (isPlain && properties === undefined) plain[at] = cell(item)
      else
        for (const name of properties ?? Object.keys(item)) {
          columns[name] ??= []
          columns[name][at] = isPlain || !Object.hasOwn(item, name) ? '' : cell(item[name])
        }
    }
    const last = plain.length > 0 ? [['Values', plain]] : []
    const all = [['(index)', index], ...Object.entries(columns), ...last]
    return drawn(
      all.map(([head]) => head),
      all.map(([, column]) => column),
    )
  }

  function drawn(heads, columns) {
    const count = Math.max(...columns.map(({ length }) => length))
    const rows = Array.from({ length: count }, (__, at) => columns.map((column) => column[at] ?? ''))
    const widths = heads.map((head, at) => Math.max(widthOf(head), ...rows.map((row) => widthOf(row[at]))))
    const line = (left, middle, right) =>
      left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
    const written = (row) =>
      `│ ${row.map((text, at) => text + ' '.repeat(widths[at] - widthOf(text))).join(' │ ')} │`
    return [
      line('┌', '┬', '┐'),
      written(heads),
      line('├', '┼', '┤'),
      ...rows.map(written),
      line('└', '┴', '┘'),
    ].join('\n')
  }

  return { format, table }
}
