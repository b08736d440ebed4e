const SAID =
  'its user or password has a sign that ends a part of an address: write # as %23, / as %2F, ? as %3F and % as %25'

/**
 * Returns advice on an address with an unencoded user or password, or undefined if both are encoded. Otherwise the text after the
 * sign would be taken for a server or a database, and be shown as such.
 */
export function unencodedIn(address: string): string | undefined {
  const rest = /^[a-z]+:\/\/(.*)$/is.exec(address)?.[1] ?? ''
  const end = /[/?#]|$/.exec(rest)?.index ?? 0
  const [names, more] = [rest.slice(0, end), rest.slice(end)]
  const isCut = more.includes('#') || /^[^?]*@/.test(more) || /^\?[^=&]*@/.test(more)
  return isCut || !decodes(names.slice(0, Math.max(0, names.lastIndexOf('@')))) ? SAID : undefined
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
