/** Adds a text as a Markdown quotation after what is written already, with an empty line to answer on. */
export function quoteText(written: string, quoted: string): string {
  const lines = quoted.trim().split(/\r\n?|\n/)
  const quotation = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  const before = written.trimEnd()
  return `${before}${before && '\n\n'}${quotation}\n\n`
}
