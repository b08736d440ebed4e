import type { Node } from 'typescript'
import type { Compiler, SourceFile } from '../compiler.ts'

/** A part of a program, with what some kinds of parts have. */
export interface Part extends Node {
  readonly parent: Part
  readonly name?: Part
  readonly expression?: Part
  readonly arguments?: readonly Part[]
  readonly initializer?: Part
  readonly left?: Part
  readonly right?: Part
  readonly operatorToken?: Part
  readonly parameters?: readonly Part[]
  readonly body?: Part
  readonly type?: Part
  readonly members?: readonly Part[]
}

/** An error of the checker at one place, and the program around it. */
export interface Said {
  readonly compiler: Compiler
  readonly main: SourceFile
  /** The whole message. The reasons are on separate lines. */
  readonly message: string
  readonly start: number
  readonly end: number
  /** The line of the place, from 1. */
  readonly line: number
  readonly code: number
  /** The checker's additions about other places. */
  readonly related: readonly string[]
  readonly typeOf: (part: Part) => string
}

/** The words, and their line if it differs from that of the error. */
export interface Words {
  readonly words: string
  readonly line?: number
}
/** Returns words for the quoted names in the first line of a message, or undefined where the rule does not apply after all. */
export type Rule = (named: readonly string[], said: Said) => string | Words | undefined
export type Rules = Readonly<Record<number, Rule>>

const LONGEST = 40

/** Returns a part in one line, for use in a sentence. */
export function wordsOf({ main }: Pick<Said, 'main'>, { pos, end }: Pick<Part, 'pos' | 'end'>): string {
  const words = main.text.slice(pos, end).trim().replace(/\s+/g, ' ')
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1)}…`
}

export const placeWords = (said: Said) => wordsOf(said, { pos: said.start, end: said.end })

/** Returns the parts of a program that `isWanted` accepts, outer parts first. It does not recurse, because a long sum is deep. */
function parts({ compiler, main }: Said, isWanted: (part: Part) => boolean): Part[] {
  const found: Part[] = []
  const open: Part[] = [main]
  for (let part = open.pop(); part; part = open.pop()) {
    if (!isWanted(part)) continue
    found.push(part)
    const within: Part[] = []
    compiler.forEachChild(part, (child) => void within.push(child))
    for (const child of within.reverse()) open.push(child)
  }
  return found
}

export const everyPart = (said: Said) => parts(said, () => true)

/** Returns the parts around the place, the innermost first. */
export const around = (said: Said) =>
  parts(said, ({ pos, end }) => pos <= said.start && said.start < end).reverse()

/** Returns whether the checker's error is about this part. */
export const isAt = ({ main, start, end }: Said, part: Part) =>
  part.end === end && main.text.slice(part.pos, start).trim() === ''

/** Returns the whole part at the place. */
export const partAt = (said: Said) => around(said).findLast((part) => isAt(said, part))

/** Returns a part's name from the source, because the compiler's own names have no texts without the parts for editors. */
export const nameOf = ({ main }: Said, { name }: Part) => name && main.text.slice(name.pos, name.end).trim()

/** Returns the declarations of a name: variables, functions, classes, types and parameters. */
export const declarationsOf = (said: Said, name: string) =>
  everyPart(said).filter((part) => nameOf(said, part) === name && !part.expression)

export const lineOf = ({ compiler, main }: Said, { name, end }: Part) =>
  compiler.getLineAndCharacterOfPosition(main, (name?.end ?? end) - 1).line + 1

/** Returns the names of the members of a class, an interface, an enum or a type of the program. */
export function membersOf(said: Said, type: string): string[] {
  const declared = declarationsOf(said, type).flatMap(
    ({ members, type: alias }) => members ?? alias?.members ?? [],
  )
  return declared.flatMap((member) => nameOf(said, member) ?? [])
}

export const isEnum = (said: Said, name: string) =>
  declarationsOf(said, name).some((part) => /^(?:export\s+)?(?:const\s+)?enum\b/.test(wordsOf(said, part)))

/** Returns the innermost call around the place. */
export const callAround = (said: Said) =>
  around(said).find((part) => part.expression && 'arguments' in part && part.end >= said.end)

/** Returns the call whose argument is at the place. */
export const callGiven = (said: Said) =>
  around(said).find((part) => part.arguments?.some((one) => isAt(said, one)))

/** Returns the innermost function around the place, and its name or that of its variable. */
export function functionAround(said: Said): { maker: Part | undefined; name: string } {
  const maker = around(said).find(({ parameters, body }) => parameters && body)
  const name = maker && (nameOf(said, maker) ?? nameOf(said, maker.parent))
  return { maker, name: name ? `\`${name}\`` : 'This function' }
}
