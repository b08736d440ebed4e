import { createContext, Script } from 'node:vm'

export class TookTooLong extends Error {}

const script = new Script('act()')

/**
 * Returns the result of `act`, or throws TookTooLong. It interrupts running code at any point, because no timer can end a loop of
 * this thread. Objects that `act` was changing must therefore not be used again.
 */
export function inTime<T>(act: () => T, milliseconds: number): T {
  try {
    return script.runInContext(createContext({ act }), { timeout: milliseconds })
  } catch (error) {
    // An error of another realm is no instance of this realm's Error.
    const { code } = error as { code?: unknown }
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new TookTooLong('It took too long.') : error
  }
}
