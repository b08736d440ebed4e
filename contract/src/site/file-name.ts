/** How files that members download begin: the club's name as file systems take it everywhere. */
export const fileNameOf = (club: string): string =>
  club
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'club'
