const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// What XML 1.0 has no way to write, not even escaped.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export const escapeXml = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)

/** `<name>text</name>`; the text stays text. */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
