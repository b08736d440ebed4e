const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes text for markup, and for attributes in double quotes. Texts of members are full of apostrophes, which need no escape
 * there.
 */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? '')

/** Escapes text for markup, and for attributes in any quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '')

// Characters that XML 1.0 cannot contain, not even escaped.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Escapes text for XML, and leaves out what it cannot contain. */
export const escapeXml = (text: string) => escapeMarkup(text.replace(UNWRITABLE, ''))

/** Returns `<name>text</name>` of XML with the text escaped. */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
