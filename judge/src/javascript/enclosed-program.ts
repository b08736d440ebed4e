import { type Enclosed, type EnclosedModule, EnclosureEnded } from '../enclosed.ts'
import { Channels } from '../worker/channels.ts'
import { readerOf } from '../worker/read-asset.ts'
import { Guest } from './guest.ts'
import { GuestError } from './javascript-ending.ts'
import type { JavaScriptEngine } from './javascript-run.ts'
import { newInstance, type QuickJsInstance } from './quickjs-instance.ts'
import { readEngine } from './read-engine.ts'

/** The limit of one call, or of reading the program: some ten seconds. */
const FUEL = 3_000_000_000
const MEMORY = 512 * 2 ** 20
const OUTPUT = 2 ** 20

export const openEnclosed: EnclosedModule['openEnclosed'] = async (engine, script, fuel) =>
  openIn(await readEngine(readerOf(engine)), script, fuel)

export async function openIn(
  { module, library }: JavaScriptEngine,
  script: string,
  fuel = FUEL,
): Promise<Enclosed> {
  const instance = await newInstance(module, MEMORY)
  const guest = new Guest(instance, new Channels('', OUTPUT), library)
  guest.widen()
  let ended: EnclosureEnded | undefined
  // Some of these ends leave the instance broken, so no call follows any of them.
  const inBounds = <T>(act: () => T): T => {
    if (ended) throw ended
    instance.setFuel(fuel)
    try {
      return act()
    } catch (error) {
      const reason = reasonOfEnd(instance, error)
      if (reason === undefined) throw thrownInside(error)
      ended = new EnclosureEnded(reason)
      throw ended
    }
  }
  const names = inBounds(() => {
    guest.read(script)
    return guest.ask(NAMES, '') ?? '[]'
  })
  return {
    names: JSON.parse(names),
    call(name, ...given) {
      const told = inBounds(() => guest.ask(CALL, JSON.stringify([name, given])))
      return told === undefined ? undefined : JSON.parse(told)
    },
  }
}

const NAMES = '() => JSON.stringify(Object.keys(enclosed))'
const CALL =
  '(job) => { const [name, given] = JSON.parse(job); return JSON.stringify(enclosed[name](...given)) }'

function reasonOfEnd({ fuelLeft, state }: QuickJsInstance, error: unknown): string | undefined {
  if (fuelLeft() < 0) return 'it takes too long'
  if (state.refused) return 'it takes too much memory'
  if (state.end) return 'it ended itself'
  return error instanceof RangeError ? 'it calls itself too deeply' : undefined
}

/** Returns an error with the stack of the guest, whose file is `main.js`. */
const thrownInside = (error: unknown) =>
  error instanceof GuestError ? Object.assign(new Error(error.message), { stack: error.stackOfGuest }) : error
