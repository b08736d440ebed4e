import type { Diagnostic as Found } from 'typescript'
import type { Diagnostic } from '../../runner.ts'
import type { Checked, Checker } from '../checker.ts'
import { callWords } from './call-words.ts'
import { classWords } from './class-words.ts'
import { memberWords } from './member-words.ts'
import { nameWords } from './name-words.ts'
import { nothingWords } from './nothing-words.ts'
import type { Rules, Said } from './place.ts'
import { syntaxWords } from './syntax-words.ts'
import { unfitWords } from './unfit-words.ts'

/** The rules by the checker's error numbers. */
const RULES: Rules = {
  ...unfitWords,
  ...memberWords,
  ...nameWords,
  ...callWords,
  ...classWords,
  ...nothingWords,
}
const MOST_TOLD = 20

/** Returns a program's errors in words of a first-year student. A program with syntax errors gets only the first. */
export function toldOf(checker: Checker, { program, main, errors }: Checked): Diagnostic[] {
  const types = program.getTypeChecker()
  const all = errors.slice(0, MOST_TOLD).map((found) => {
    const { start = 0, length = 0, code } = found
    const end = start + length
    const { line, character } = checker.compiler.getLineAndCharacterOfPosition(main, start)
    const told = inWords({
      ...{
        compiler: checker.compiler,
        main,
        code,
        message: messageOf(checker, found),
        start,
        end,
        line: line + 1,
      },
      related: found.relatedInformation?.map((one) => messageOf(checker, one)) ?? [],
      typeOf: (part) => types.typeToString(types.getTypeAtLocation(part)),
    })
    return { severity: 'error' as const, column: character + 1, ...told }
  })
  const isFirst = (one: Diagnostic, at: number) =>
    all.findIndex(({ message }) => message === one.message) === at
  return errors[0] && isOfSyntax(errors[0].code) ? all.slice(0, 1) : all.filter(isFirst)
}

const isOfSyntax = (code: number) => code < 2000

function inWords(said: Said): { message: string; original?: string; line: number; column?: number } {
  const { code, message, line } = said
  const named = [...(message.split('\n')[0] ?? '').matchAll(/'((?:"[^"]*"|[^'])*)'/g)].map(
    ([, name = '']) => name,
  )
  const rule = RULES[code]?.(named, said)
  const told = rule ?? (isOfSyntax(code) ? syntaxWords(said) : undefined)
  const words = typeof told === 'string' ? { words: told } : told
  if (!words) return { message, line }
  const moved = words.line && words.line !== line ? { line: words.line, column: 1 } : { line }
  return { message: words.words, original: message, ...moved }
}

/** Advice for a project on one's own machine. */
const ADVICE = / (?:Do you need to (?:install|change)|Try `npm|Try changing the)[\s\S]*$/
const messageOf = ({ compiler }: Checker, { messageText }: Pick<Found, 'messageText'>) =>
  compiler.flattenDiagnosticMessageText(messageText, '\n').replace(ADVICE, '')
