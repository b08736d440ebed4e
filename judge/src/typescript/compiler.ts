import type { CompilerOptions, Program, SourceFile } from 'typescript'

/** The files of the engine. */
export const COMPILER = 'typescript.mjs'
export const LIBRARIES = { always: 'library.json', lodash: 'lodash.json' } as const
/** Among the declarations: what programs find besides the language's own library. */
export const WORLD = 'world.d.ts'
/** The modules of Node.js among it. */
export const MODULES = 'modules.d.ts'

/** What the compiler gives, as `build/make-typescript.ts` makes it. */
export interface Compiler
  extends Pick<
    typeof import('typescript'),
    | 'createProgram'
    | 'createSourceFile'
    | 'flattenDiagnosticMessageText'
    | 'forEachChild'
    | 'getLineAndCharacterOfPosition'
  > {
  decodeMappings(mappings: string): Iterable<Mapping>
  /** How many calls and rounds it may do from now on, until it throws `OutOfSteps`. */
  setSteps(steps: number): void
  stepsLeft(): number
  OutOfSteps: new () => Error
}

/** Where a part of what was emitted comes from; lines and columns begin at 0. */
export interface Mapping {
  generatedLine: number
  generatedCharacter: number
  sourceLine?: number
}

export type { CompilerOptions, Program, SourceFile }
