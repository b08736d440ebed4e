/**
 * The code of problems that admins of a site wrote. Like a learner's code, it runs in QuickJS without access to anything. Its
 * functions are called one after another. They receive and return JSON.
 */
export interface Enclosed {
  /** The functions that the program offers. */
  readonly names: readonly string[]
  /**
   * Returns the function's result. Inside of arrays, `undefined` becomes `null`. Throws the function's error, or an
   * EnclosureEnded when it took too much fuel or memory. After that, no more calls are possible.
   */
  call(name: string, ...given: readonly unknown[]): unknown
}

/** The module at the address in the manifest's `enclosed`. */
export interface EnclosedModule {
  /**
   * Runs a script that sets the variable `enclosed` to an object of functions. `engine` is the address of the folder of the
   * JavaScript engine, with a slash at its end. `fuel` is the limit of one call, by default some ten seconds. Throws the script's
   * error.
   */
  openEnclosed(engine: string, script: string, fuel?: number): Promise<Enclosed>
}

export class EnclosureEnded extends Error {
  // The module of an enclosure is bundled separately, so its class differs from that of its user.
  override readonly name = 'EnclosureEnded'
}

export const isEnclosureEnded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'EnclosureEnded'
