// Quotes and widths of texts, as Node's util.inspect has them.
;() => {
  const ESCAPES = {
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\f': '\\f',
    '\r': '\\r',
    '\\': '\\\\',
    "'": "\\'",
  }
  const SPECIAL = /[\p{Cc}\p{Cs}'\\]/gu
  const hex = (code) => code.toString(16).toUpperCase()

  function escaped(one) {
    const code = one.charCodeAt(0)
    return ESCAPES[one] ?? (code < 256 ? `\\x${hex(code).padStart(2, '0')}` : `\\u${code.toString(16)}`)
  }

  /** The kind of quotes that needs the fewest escapes. */
  function quoted(text) {
    const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : /`|\$\{/.test(text) ? "'" : '`'
    return mark + text.replace(SPECIAL, (one) => (one === "'" && mark !== "'" ? one : escaped(one))) + mark
  }

  const WIDE =
    /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dbf\u4e00-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b001}\u{1f200}-\u{1f251}]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u
  const FLAT = /\p{Mn}|\p{Me}|\p{Cf}|\p{Cc}/u

  /** The columns that a text takes. */
  function widthOf(text) {
    if (/^[\x20-\x7e]*$/.test(text)) return text.length
    let width = 0
    for (const one of text.normalize('NFC')) width += WIDE.test(one) ? 2 : FLAT.test(one) ? 0 : 1
    return width
  }

  return { quoted, widthOf }
}
