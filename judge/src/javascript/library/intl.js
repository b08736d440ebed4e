// `Intl` in English, and the methods that write numbers, dates and the order of texts by it.
;(_, load) => {
  /** Indian numbers are the same in the languages of India; 'default' is no language. */
  const isForeign = (name) => /^(?!en)[a-z]{2,3}\b/i.test(name) && !name.endsWith('-IN')
  const known = (locales, isAny = false) => {
    const [first = 'en-US'] = Array.isArray(locales) ? locales : [locales ?? 'en-US']
    const name = String(first)
    if (!/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.test(name))
      throw new RangeError(`Incorrect locale information provided`)
    // The order of texts is the same in most languages of Latin letters.
    if (!isAny && isForeign(name))
      throw new RangeError(`Only English is written here (en-US, en-GB, en-IN), not ${name}.`)
    return name.endsWith('-IN') ? 'en-IN' : name === 'en-GB' ? 'en-GB' : 'en-US'
  }
  const supportedLocalesOf = (locales) =>
    (Array.isArray(locales) ? locales : [locales]).filter((one) => /^en\b/.test(one))

  /** A kind of `Intl`, which works with and without `new`. */
  function kind(name, make, isAny) {
    function Kind(locales, options) {
      const self = Object.create(Kind.prototype)
      const locale = known(locales, isAny)
      const { resolved, ...methods } = make(locale, { ...options })
      for (const [key, value] of Object.entries(methods))
        Object.defineProperty(self, key, { value, configurable: true, writable: true })
      const chosen = { locale, ...resolved, ...options }
      Object.defineProperty(self, 'resolvedOptions', {
        value: () => chosen,
        configurable: true,
        writable: true,
      })
      return self
    }
    Object.defineProperty(Kind, 'name', { value: name })
    Object.defineProperty(Kind.prototype, Symbol.toStringTag, { value: `Intl.${name}`, configurable: true })
    return Object.assign(Kind, { supportedLocalesOf })
  }

  const compare = load('collation')
  const number = load('number-format')
  const date = load('date-format')
  const zone = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }

  const plural = (value, type) => {
    if (type !== 'ordinal') return value === 1 ? 'one' : 'other'
    const [last, lastTwo] = [value % 10, value % 100]
    if (last === 1 && lastTwo !== 11) return 'one'
    if (last === 2 && lastTwo !== 12) return 'two'
    return last === 3 && lastTwo !== 13 ? 'few' : 'other'
  }
  function list(items, { type = 'conjunction', style = 'long' }) {
    const words = [...items]
    const word = type === 'disjunction' ? 'or' : type === 'unit' ? '' : style === 'long' ? 'and' : '&'
    if (words.length < 2) return words.join('')
    const last = word ? `${word} ${words.at(-1)}` : words.at(-1)
    if (words.length === 2) return word ? `${words[0]} ${last}` : `${words[0]}, ${last}`
    return `${words.slice(0, -1).join(', ')}, ${last}`
  }

  const all = {
    Collator: kind(
      'Collator',
      (__, options) => ({
        compare: (a, b) => compare(String(a), String(b), options),
        resolved: { usage: 'sort', sensitivity: 'variant', numeric: false, caseFirst: 'false' },
      }),
      true,
    ),
    NumberFormat: kind('NumberFormat', (locale, options) => ({
      format: (value) => number(value, locale, options),
      resolved: { numberingSystem: 'latn', style: 'decimal' },
    })),
    DateTimeFormat: kind('DateTimeFormat', (locale, options) => ({
      format: (at = Date.now()) => {
        if (Number.isNaN(Number(at))) throw new RangeError('Invalid time value')
        return date(at, locale, options, options.timeStyle || options.hour ? 'both' : 'date')
      },
      resolved: zone,
    })),
    PluralRules: kind('PluralRules', (__, { type }) => ({
      select: (value) => plural(value, type),
      resolved: {},
    })),
    ListFormat: kind('ListFormat', (__, options) => ({
      format: (items) => list(items, options),
      resolved: {},
    })),
    getCanonicalLocales: (locales) => (Array.isArray(locales) ? locales : [locales]),
  }
  Object.defineProperty(all, Symbol.toStringTag, { value: 'Intl', configurable: true })

  const dates = (kinds) =>
    function (locales, options) {
      const isDate = kinds === 'both' ? 'any' : kinds
      if (isDate === 'date' && options?.timeStyle) throw new TypeError('Invalid option : timeStyle')
      if (isDate === 'time' && options?.dateStyle) throw new TypeError('Invalid option : dateStyle')
      return date(this, known(locales), { ...options }, kinds)
    }
  /** What replaces the engine's own methods, by the class that has them. */
  const methods = {
    String: {
      localeCompare(other, locales, options) {
        known(locales, true)
        return compare(String(this), String(other), options)
      },
    },
    Number: { toLocaleString: localeString },
    BigInt: { toLocaleString: localeString },
    Date: {
      toLocaleString: dates('both'),
      toLocaleDateString: dates('date'),
      toLocaleTimeString: dates('time'),
    },
  }
  function localeString(locales, options) {
    return number(this.valueOf(), known(locales), { ...options })
  }

  return { Intl: all, methods }
}
