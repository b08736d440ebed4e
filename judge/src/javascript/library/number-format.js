// Numbers in English words and signs: `toLocaleString` and Intl.NumberFormat, rounded from their shortest digits, as ICU does.
;() => {
  const SYMBOLS = {
    USD: '$',
    EUR: '€',
    GBP: '£',
    INR: '₹',
    JPY: '¥',
    CNY: 'CN¥',
    KRW: '₩',
    AUD: 'A$',
    CAD: 'CA$',
  }
  const NO_CENTS = ['JPY', 'KRW', 'VND', 'CLP']
  const ABROAD = { USD: 'US$', JPY: 'JP¥' }
  const COMPACT = {
    'en-US': ['', 'K', 'M', 'B', 'T'],
    'en-GB': ['', 'k', 'm', 'bn', 'tn'],
    'en-IN': ['', 'K', 'L', 'Cr', 'KCr', 'LCr'],
  }

  /** The digits before and behind the point of what is not negative. */
  function digitsOf(text) {
    const [, whole, part = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text)
    return moved([whole, part], Number(exponent))
  }

  function moved([whole, part], places) {
    if (places >= 0) {
      const digits = part.padEnd(places, '0')
      return [(whole + digits.slice(0, places)).replace(/^0+(?=\d)/, ''), digits.slice(places)]
    }
    const digits = whole.padStart(1 - places, '0')
    return [digits.slice(0, places).replace(/^0+(?=\d)/, ''), digits.slice(places) + part]
  }

  /** With at most so many digits behind the point; before it if negative. A half goes up. */
  function rounded(digits, most) {
    const [whole, part] = moved(digits, most)
    const kept = BigInt(whole) + (part[0] >= '5' ? 1n : 0n)
    return moved([`${kept}`, ''], -most)
  }

  const padded = ([whole, part], least) => [whole, part.replace(/0+$/, '').padEnd(least, '0')]

  /** How many places the first digit that counts stands before the point. */
  const sizeOf = ([whole, part]) =>
    whole === '0' ? -(/^0*/.exec(part)[0].length % (part.length || 1)) : whole.length

  function significant(digits, least, most) {
    const size = sizeOf(digits)
    const result = rounded(digits, most - size)
    return padded(result, Math.max(0, least - (/[1-9]/.test(result.join('')) ? sizeOf(result) : 1)))
  }

  function grouped(whole, isIndian) {
    if (!isIndian) return whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
    return whole.length <= 3
      ? whole
      : `${whole.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${whole.slice(-3)}`
  }

  function fractionOf(options, isMoney) {
    const { style, currency } = options
    const usual = isMoney
      ? NO_CENTS.includes(currency)
        ? [0, 0]
        : [2, 2]
      : style === 'percent'
        ? [0, 0]
        : [0, 3]
    const { minimumFractionDigits: least, maximumFractionDigits: most } = options
    for (const digits of [least, most])
      if (digits !== undefined && !(digits >= 0 && digits <= 100))
        throw new RangeError(
          `${digits === most ? 'maximum' : 'minimum'}FractionDigits value is out of range.`,
        )
    if (least !== undefined && most !== undefined && least > most)
      throw new RangeError('maximumFractionDigits value is out of range.')
    return [least ?? Math.min(usual[0], most ?? usual[0]), most ?? Math.max(usual[1], least ?? 0)]
  }

  function compactOf(digits, locale) {
    const isIndian = locale.endsWith('-IN')
    const steps = isIndian ? [0, 3, 5, 7, 10, 12] : [0, 3, 6, 9, 12]
    const names = COMPACT[locale]
    const short = (level) => {
      const part = moved(digits, -steps[level])
      return padded(
        part[0].length > 1 || part[0] === '0'
          ? rounded(part, part[0] === '0' ? 2 - sizeOf(part) : 0)
          : rounded(part, 1),
        0,
      )
    }
    let level = 0
    while (level + 1 < steps.length && digits[0].length > steps[level + 1]) level++
    // 999,999 is rounded up to a million.
    if (level + 1 < steps.length && short(level)[0].length > steps[level + 1] - steps[level]) level++
    return [short(level), names[level]]
  }

  function format(value, locale, options) {
    const {
      style = 'decimal',
      notation = 'standard',
      currency,
      signDisplay = 'auto',
      useGrouping = true,
    } = options
    if (style === 'unit' || !['standard', 'compact'].includes(notation))
      throw new RangeError(`Numbers cannot be written as ${style === 'unit' ? 'units' : notation} here.`)
    if (style === 'currency' && !currency)
      throw new TypeError('Currency code is required with currency style.')
    const isBig = typeof value === 'bigint'
    const number = isBig ? value : Number(value)
    const isMinus = isBig ? number < 0n : number < 0 || Object.is(number, -0)
    let words
    let isZero = false
    if (!isBig && !Number.isFinite(number)) words = Number.isNaN(number) ? 'NaN' : '∞'
    else {
      const given = digitsOf(String(isMinus && number !== 0 ? -number : number))
      words = written(style === 'percent' ? moved(given, 2) : given, locale, options, useGrouping)
      isZero = !/[1-9]/.test(words)
    }
    if (style === 'percent') words += '%'
    if (style === 'currency') words = priced(words, locale, options)
    const sign = signOf(isMinus && words !== 'NaN', signDisplay, isZero || words === 'NaN')
    if (sign === '-' && options.currencySign === 'accounting') return `(${words})`
    return sign + words
  }

  function written(digits, locale, options, useGrouping) {
    const isIndian = locale.endsWith('-IN')
    const {
      minimumSignificantDigits: least,
      maximumSignificantDigits: most,
      minimumIntegerDigits = 1,
    } = options
    let shown
    let suffix = ''
    if (least !== undefined || most !== undefined) shown = significant(digits, least ?? 1, most ?? 21)
    else if (options.notation === 'compact' && options.maximumFractionDigits === undefined)
      [shown, suffix] = compactOf(digits, locale)
    else {
      const [few, many] = fractionOf(options, options.style === 'currency')
      shown = padded(rounded(digits, many), few)
    }
    const whole = shown[0].padStart(minimumIntegerDigits, '0')
    const isGrouped = useGrouping && !(options.notation === 'compact' && whole.length === 4)
    return (isGrouped ? grouped(whole, isIndian) : whole) + (shown[1] ? `.${shown[1]}` : '') + suffix
  }

  function symbolIn(locale, code) {
    const isAbroad = locale === 'en-GB' || (locale === 'en-IN' && code === 'JPY')
    return (isAbroad && ABROAD[code]) || (SYMBOLS[code] ?? code)
  }

  function priced(words, locale, { currency, currencyDisplay }) {
    const code = String(currency).toUpperCase()
    if (currencyDisplay === 'name') throw new RangeError('The name of a currency cannot be written here.')
    const symbol = currencyDisplay === 'code' ? code : symbolIn(locale, code)
    const narrow = currencyDisplay === 'narrowSymbol' ? symbol.slice(-1) : symbol
    return narrow === code ? `${code}${/^\d/.test(words) ? '\u00a0' : ''}${words}` : narrow + words
  }

  function signOf(isMinus, display, isNothing) {
    if (display === 'never') return ''
    if (display === 'exceptZero') return isNothing ? '' : isMinus ? '-' : '+'
    if (display === 'negative') return isMinus && !isNothing ? '-' : ''
    return isMinus ? '-' : display === 'always' ? '+' : ''
  }

  return format
}
