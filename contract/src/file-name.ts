/** Returns a name that all file systems accept, for downloads named after the club or an event. */
export const fileNameOf = (name: string, otherwise = 'club'): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || otherwise
