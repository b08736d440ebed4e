const LONGEST = 80

/**
 * A title as part of an address: lower case, no accents, one `-` in place of everything that is no letter or digit.
 * Combining marks that belong to a script, as in Devanagari, stay.
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const cut = [...plain.replace(/^-/, '')].slice(0, LONGEST).join('')
  return cut.replace(/-$/, '') || 'blog'
}
