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

/** As it is sent: nothing follows any more. */
export const withoutEnd = (slug: string) => slug.replace(/-$/, '')

/** The rule of the contract, whose schemas do not come to browsers. */
export const isSlug = (text: string) => text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
