const LONGEST = 80

/**
 * A title as it stands in an address: lower case, without accents, one `-` for whatever is neither letter nor digit.
 * Marks that are part of a letter's writing, as in Devanagari, stay.
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
