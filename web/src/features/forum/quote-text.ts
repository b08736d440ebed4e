/** A text as a Markdown quotation behind what is written already, with room to answer below. */
export function quoteText(written: string, quoted: string): string {
  const lines = quoted.trim().split(/\r\n?|\n/)
  const quotation = lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  const before = written.trimEnd()
  return `${before}${before && '\n\n'}${quotation}\n\n`
}
