/** A name as file systems take it everywhere, for the files that are downloaded: that of the club, or of an event. */
export const fileNameOf = (name: string, otherwise = 'club'): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || otherwise
