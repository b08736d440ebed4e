/** Crawlers may read what people may; pages that are not for searching say so themselves. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /setup

Sitemap: ${publicUrl}/sitemap.xml
`
