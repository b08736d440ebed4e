import type { CompilerOptions, Program, SourceFile } from 'typescript'

/** The files of the engine. */
export const COMPILER = 'typescript.mjs'
export const LIBRARIES = { always: 'library.json', lodash: 'lodash.json' } as const
/** The declarations of everything beyond the language's own library that programs can use. */
export const WORLD = 'world.d.ts'
/** The declarations of the modules of Node.js. */
export const MODULES = 'modules.d.ts'

/** The parts of the compiler that `build/make-typescript.ts` exports. */
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
  /** Sets the number of calls and rounds that remain until the compiler throws `OutOfSteps`. */
  setSteps(steps: number): void
  stepsLeft(): number
  OutOfSteps: new () => Error
}

/** The origin of a part of the output. Lines and columns begin at 0. */
export interface Mapping {
  generatedLine: number
  generatedCharacter: number
  sourceLine?: number
}

export type { CompilerOptions, Program, SourceFile }
