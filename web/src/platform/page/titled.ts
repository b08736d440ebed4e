/** A page's title with the site's name behind it. */
export const titled = (title: string) => `${title} · Call of Code`
