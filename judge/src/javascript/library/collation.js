// The order of texts in English: Unicode's root collation for Latin letters, and for other scripts by their place in Unicode.
;() => {
  const ORDER = ` _-,;:!?.'"()[]{}@*/\\&#%\`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz`
  const SPACES = '\t\n\v\f\r'
  // From the weakest mark to the strongest; the others follow by their number.
  const MARKS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304'
  // Two letters written as one stand behind the two; the last mark there is says so.
  const WRITTEN = {
    ...{
      æ: 'a\u036fe',
      Æ: 'A\u036fE',
      œ: 'o\u036fe',
      Œ: 'O\u036fE',
      ß: 's\u036fs',
      ø: 'o\u0338',
      Ø: 'O\u0338',
      đ: 'd\u0335',
      Đ: 'D\u0335',
    },
    ...{ ł: 'l\u0335', Ł: 'L\u0335', ħ: 'h\u0335', Ħ: 'H\u0335' },
  }
  const first = new Uint8Array(127)
  const isUpper = new Uint8Array(127)
  for (let code = 32; code < 127; code++) {
    const one = String.fromCharCode(code)
    first[code] = ORDER.indexOf(one.toLowerCase()) + 1
    isUpper[code] = one === one.toLowerCase() ? 0 : 1
  }
  const AFTER_SYMBOLS = first[36]

  /** Most texts are plain, and their order shows at the first letters. Undefined where a closer look is needed. */
  function plainOrder(a, b) {
    const length = Math.min(a.length, b.length)
    let later = 0
    for (let at = 0; at < length; at++) {
      const x = a.charCodeAt(at)
      const y = b.charCodeAt(at)
      if (x < 32 || y < 32 || x > 126 || y > 126) return undefined
      if (x === y) continue
      const order = first[x] - first[y]
      if (order !== 0) return endsPlain(a, at + 1) && endsPlain(b, at + 1) ? Math.sign(order) : undefined
      if (later === 0) later = isUpper[x] - isUpper[y]
    }
    if (a.length === b.length) return later
    return endsPlain(a.length > b.length ? a : b, length) ? Math.sign(a.length - b.length) : undefined
  }
  /** A mark would belong to the letter before it. */
  function endsPlain(text, at) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    return code > 31 && code < 127
  }

  /** The weights of a text: letters, accents, and case. */
  function weightsOf(text, { numeric }) {
    const letters = []
    const accents = []
    const cases = []
    const add = (letter, isCapital) => {
      letters.push(letter)
      accents.push(0)
      cases.push(isCapital)
    }
    const addOne = (one) => {
      const code = one.codePointAt(0)
      const last = accents.length - 1
      if (code >= 0x300 && code < 0x370) {
        const rank = MARKS.indexOf(one)
        if (last >= 0) accents[last] = accents[last] * 200 + (rank < 0 ? code - 0x300 + 20 : rank + 1)
      } else if (code > 31 && code < 127) add(first[code], isUpper[code])
      else if (SPACES.includes(one)) add(SPACES.indexOf(one) / 10, 0)
      else if (/[\p{P}\p{S}\p{Z}]/u.test(one)) add(AFTER_SYMBOLS + code / 2e6, 0)
      else if (!/[\p{Cc}\p{Cf}]/u.test(one)) {
        const lower = one.toLowerCase()
        add(1000 + lower.codePointAt(0), one === lower ? 0 : 1)
      }
    }
    const parts = text.normalize('NFD').match(numeric ? /\d+|[^\d]/gu : /./gsu) ?? []
    for (const part of parts) {
      if (numeric && /^\d/.test(part)) {
        const number = part.replace(/^0+(?=\d)/, '')
        add(first[48] + number.length / 1e7, 0)
        for (const digit of number) addOne(digit)
      } else if (WRITTEN[part]) {
        for (const one of WRITTEN[part]) addOne(one)
      } else addOne(part)
    }
    return [letters, accents, cases]
  }

  function orderOf(a, b) {
    for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return a[at] < b[at] ? -1 : 1
    return Math.sign(a.length - b.length)
  }

  const LEVELS = { base: [0], accent: [0, 1], case: [0, 2], variant: [0, 1, 2] }

  /** Negative, zero or positive, as `a` stands before, with or behind `b`. */
  function compare(a, b, { numeric = false, sensitivity = 'variant', caseFirst = 'false' } = {}) {
    if (!numeric && sensitivity === 'variant' && caseFirst !== 'upper') {
      const plain = plainOrder(a, b)
      if (plain !== undefined) return plain
    }
    const [one, other] = [weightsOf(a, { numeric }), weightsOf(b, { numeric })]
    for (const level of LEVELS[sensitivity] ?? LEVELS.variant) {
      const order = orderOf(one[level], other[level])
      if (order !== 0) return level === 2 && caseFirst === 'upper' ? -order : order
    }
    return 0
  }

  return compare
}
