const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Characters that XML 1.0 cannot contain, not even escaped.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export const escapeXml = (text: string) =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)

/** Returns `<name>text</name>` with the text escaped. */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
