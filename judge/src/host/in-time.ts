import { createContext, Script } from 'node:vm'

export class TookTooLong extends Error {}

const script = new Script('act()')

/**
 * What `act` gives, or TookTooLong. It ends whatever runs, in the midst of it: no timer can end a loop of this thread. So
 * nothing may be used again that `act` was changing.
 */
export function inTime<T>(act: () => T, milliseconds: number): T {
  try {
    return script.runInContext(createContext({ act }), { timeout: milliseconds })
  } catch (error) {
    // An error of another realm is no instance of this one's Error.
    const { code } = error as { code?: unknown }
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new TookTooLong('It took too long.') : error
  }
}
