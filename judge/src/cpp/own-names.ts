/** Names that the compiler found twice: the program's own and the library's. */
const FOUND_TWICE =
  /(?:reference|call) to '(\w+)' is ambiguous|redefinition of '(\w+)' as different kind of symbol/g
const INCLUDE = /^[ \t]*#[ \t]*include\b.*$/gm

/**
 * A program that includes little of the library may have names of its own that the library has elsewhere, such as a
 * global `count`. Here every program sees all of the library, so that such a name is found twice. Gives the program
 * with these names changed behind its includes, or nothing where that would change its meaning: where GCC would find
 * both, too, or where the library's name is used as well.
 */
export function withOwnNames(text: string, output: string): string | undefined {
  const names = new Set([...output.matchAll(FOUND_TWICE)].map(([, one, other]) => one ?? other ?? ''))
  const last = [...text.matchAll(INCLUDE)].at(-1)
  if (names.size === 0 || !last || /<bits\/(?:stdc|extc)\+\+\.h>/.test(text)) return undefined
  const qualified = new RegExp(`(?:\\.|->|::)\\s*(?:${[...names].join('|')})\\b`)
  if (qualified.test(text)) return undefined
  const end = last.index + last[0].length
  const before = text.slice(0, end)
  const changes = [...names].map((name) => `#define ${name} ${name}_\n`).join('')
  return `${before}\n${changes}#line ${before.split('\n').length + 1}${text.slice(end)}`
}
