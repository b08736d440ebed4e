/**
 * Code that runs in QuickJS with nothing around it, as a learner's does: that of problems which admins of a site wrote.
 * Its functions are called one after another, and take and give JSON.
 */
export interface Enclosed {
  /** The functions that the program offers. */
  readonly names: readonly string[]
  /**
   * Gives what the function returns; `undefined` becomes `null` inside of arrays. Throws what it throws, and an
   * EnclosureEnded once it took too much fuel or memory: then nothing more can be asked.
   */
  call(name: string, ...given: readonly unknown[]): unknown
}

/** What the manifest's `enclosed` leads to. */
export interface EnclosedModule {
  /**
   * Runs a script that sets the variable `enclosed` to an object of functions. `engine`: the address of the folder of the
   * JavaScript engine, with a slash at its end. `fuel`: what one call may take, by default some ten seconds. Throws what
   * the script throws.
   */
  openEnclosed(engine: string, script: string, fuel?: number): Promise<Enclosed>
}

export class EnclosureEnded extends Error {
  // The module of an enclosure is built by itself, so its class is another one than that of who uses it.
  override readonly name = 'EnclosureEnded'
}

export const isEnclosureEnded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'EnclosureEnded'
