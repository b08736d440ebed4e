const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for markup and for attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
