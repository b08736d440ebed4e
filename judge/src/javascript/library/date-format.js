// Dates and times in English: `toLocaleDateString` and its relatives, and Intl.DateTimeFormat.
;() => {
  const MONTHS = [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    ...['August', 'September', 'October', 'November', 'December'],
  ]
  const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const ZONES = {
    UTC: 0,
    GMT: 0,
    'Etc/UTC': 0,
    'Etc/GMT': 0,
    'Asia/Kolkata': 330,
    'Asia/Calcutta': 330,
    'Asia/Tokyo': 540,
  }
  const DATE = ['weekday', 'year', 'month', 'day']
  const TIME = ['hour', 'minute', 'second', 'fractionalSecondDigits']

  const two = (number) => String(number).padStart(2, '0')
  const sized = (number, size) => (size === '2-digit' ? two(number % 100) : String(number))
  const short = (name, style) => (style === 'long' ? name : style === 'narrow' ? name[0] : name.slice(0, 3))

  const STYLES = {
    full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    long: { year: 'numeric', month: 'long', day: 'numeric' },
    medium: { year: 'numeric', month: 'short', day: 'numeric' },
  }
  const SHORT = {
    'en-US': { year: '2-digit', month: 'numeric', day: 'numeric' },
    'en-GB': { year: 'numeric', month: '2-digit', day: '2-digit' },
    'en-IN': { year: '2-digit', month: '2-digit', day: '2-digit' },
  }
  const CLOCK = { hour: 'numeric', minute: '2-digit' }

  /** The parts to write; without any named, those of the method. */
  function fieldsOf(options, locale, kinds) {
    const { dateStyle, timeStyle } = options
    if (dateStyle || timeStyle)
      return {
        ...(dateStyle && (STYLES[dateStyle] ?? SHORT[locale])),
        ...(timeStyle && { ...CLOCK, ...(timeStyle !== 'short' && { second: '2-digit' }) }),
      }
    const fields = {}
    for (const name of [...DATE, ...TIME]) if (options[name] !== undefined) fields[name] = options[name]
    const isNamed = (names) => names.some((name) => fields[name] !== undefined)
    if ((kinds !== 'time' && isNamed(DATE)) || (kinds !== 'date' && isNamed(TIME))) return fields
    if (kinds !== 'time') Object.assign(fields, { year: 'numeric', month: 'numeric', day: 'numeric' })
    if (kinds !== 'date') Object.assign(fields, CLOCK, { second: '2-digit' })
    return fields
  }

  function dateWords(at, { weekday, year, month, day }, locale) {
    const isAmerican = locale === 'en-US'
    const ofYear = year && (year === '2-digit' ? two(at.getUTCFullYear() % 100) : String(at.getUTCFullYear()))
    const ofWeek = weekday && short(DAYS[at.getUTCDay()], weekday)
    const ofDay = day && sized(at.getUTCDate(), day)
    if (!month) {
      if (ofWeek && ofDay && !ofYear) return isAmerican ? `${ofDay} ${ofWeek}` : `${ofWeek} ${ofDay}`
      return [ofWeek, ofDay, ofYear].filter(Boolean).join(' ')
    }
    if (/^(long|short|narrow)$/.test(month)) {
      const name = short(MONTHS[at.getUTCMonth()], month)
      const hasComma = isAmerican
        ? ofDay && ofYear
        : ofWeek && ofYear && month === 'short' && locale === 'en-IN'
      const begin = [isAmerican ? name : ofDay, isAmerican ? ofDay : name].filter(Boolean).join(' ')
      const date = ofYear ? `${begin}${hasComma ? ',' : ''} ${ofYear}` : begin
      return ofWeek ? `${ofWeek}, ${date}` : date
    }
    const isFull = locale === 'en-GB' || (locale === 'en-IN' && !ofYear)
    const size = (style) => (isFull && (ofDay || ofYear) ? '2-digit' : style)
    const ofMonth = sized(at.getUTCMonth() + 1, size(month))
    const inMonth = day && sized(at.getUTCDate(), size(day))
    const date = [...(isAmerican ? [ofMonth, inMonth] : [inMonth, ofMonth]), ofYear].filter(Boolean).join('/')
    return ofWeek ? `${ofWeek}, ${date}` : date
  }

  function timeWords(at, fields, locale, { hour12, hourCycle }) {
    const { hour, minute, second, fractionalSecondDigits: digits } = fields
    const isTwelve = hour12 ?? (hourCycle ? /^h1[12]$/.test(hourCycle) : locale !== 'en-GB')
    const hours = at.getUTCHours()
    const parts = []
    if (hour) {
      const isLate = hours === 0 && hour12 === false && locale !== 'en-GB'
      parts.push(isTwelve ? sized(hours % 12 || 12, hour) : isLate ? '24' : two(hours))
    }
    const ofMinute = at.getUTCMinutes()
    if (minute) parts.push(hour || second ? two(ofMinute) : String(ofMinute))
    const ofSecond = at.getUTCSeconds()
    const part = digits ? `.${String(at.getUTCMilliseconds()).padStart(3, '0').slice(0, digits)}` : ''
    if (second) parts.push((hour || minute ? two(ofSecond) : String(ofSecond)) + part)
    if (!hour || !isTwelve) return parts.join(':')
    const half = hours < 12 ? 'AM' : 'PM'
    return `${parts.join(':')} ${locale === 'en-US' ? half : half.toLowerCase()}`
  }

  /** `kinds`: what is written when the options name nothing. */
  function format(date, locale, options, kinds) {
    const time = Number(date)
    if (Number.isNaN(time)) return 'Invalid Date'
    const { timeZone = 'UTC' } = options
    const zone = Object.keys(ZONES).find((name) => name.toLowerCase() === String(timeZone).toLowerCase())
    if (!zone)
      throw new RangeError(`Invalid time zone specified: ${timeZone} (here there are UTC and Asia/Kolkata)`)
    const at = new Date(time + ZONES[zone] * 60_000)
    const fields = fieldsOf(options, locale, kinds)
    const ofDate = DATE.some((name) => fields[name]) ? dateWords(at, fields, locale) : ''
    const ofTime = TIME.some((name) => fields[name]) ? timeWords(at, fields, locale, options) : ''
    if (!ofDate || !ofTime) return ofDate + ofTime
    if (fields.month === 'long') return `${ofDate} at ${ofTime}`
    const isDayOnly = fields.weekday && !fields.month && !fields.year && !fields.day
    const hasComma = locale === 'en-GB' ? !fields.minute : locale === 'en-IN' && fields.minute
    return `${ofDate}${isDayOnly && !hasComma ? ' ' : ', '}${ofTime}`
  }

  return format
}
