const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Sanitized markup with absolute links and pictures, for readers outside the site. `page`: where it stands. */
export const absoluteLinks = (html: string, page: string): string =>
  // Sanitized text and attributes contain no angle bracket, so what looks like a tag is a tag.
  html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replace(/&(amp|lt|gt|quot);/g, (_whole, entity: string) => entities[entity] ?? '')
      const found = URL.canParse(address, page) ? new URL(address, page).href : address
      return ` ${name}="${found.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    }),
  )
