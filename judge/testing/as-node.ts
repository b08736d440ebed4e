import { execFileSync } from 'node:child_process'

/** What Node prints of a program, or of the value of each expression on a line of its own. */
export const printedByNode = (program: string): string =>
  execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })

export const printing = (expressions: readonly string[]): string =>
  expressions.map((expression) => `console.log(${expression})`).join('\n')
