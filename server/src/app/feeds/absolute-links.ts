const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Sanitized markup whose links and pictures lead to where they do on its own page, wherever it is read. */
export const absoluteLinks = (html: string, page: string): string =>
  // Text and attributes hold no bracket of their own once sanitized, so what looks like a tag is one.
  html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replace(/&(amp|lt|gt|quot);/g, (_whole, entity: string) => entities[entity] ?? '')
      const found = URL.canParse(address, page) ? new URL(address, page).href : address
      return ` ${name}="${found.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    }),
  )
