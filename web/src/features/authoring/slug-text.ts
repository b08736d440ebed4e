const LONGEST = 80

/** What is typed as an address, in the letters that an address has. A hyphen at the end may be followed by more. */
export const slugText = (typed: string) =>
  typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
