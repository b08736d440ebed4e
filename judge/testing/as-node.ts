import { execFileSync } from 'node:child_process'

/** Returns the output of Node for a program, or for the value of each expression on its own line. */
export const printedByNode = (program: string): string =>
  execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })

export const printing = (expressions: readonly string[]): string =>
  expressions.map((expression) => `console.log(${expression})`).join('\n')
