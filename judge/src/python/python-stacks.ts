import { ASKING, DROPPING, ENDED, ENTER, ROOM, TAKEN } from './deep-calls.ts'

/** Bytes that counted calls may take of a stack of 984 kB: the rest is for what is not counted. */
const ROOM_OF_A_STACK = 500_000
/** The server's stack is large, and CPython counts what goes with it in memory. */
const ENOUGH = 2 ** 31 - 1

/** Thrown where a program ended on another stack: the error itself comes by a promise. */
export class EndedElsewhere extends Error {
  readonly reason: Promise<unknown>

  constructor(reason: Promise<unknown>) {
    super('The program ended on another stack.')
    this.reason = reason
  }
}

/** The error that ended a program, on whatever stack. */
export async function errorOf(error: unknown): Promise<unknown> {
  return error instanceof EndedElsewhere ? errorOf(await error.reason) : error
}

type Promising = (act: () => void) => () => Promise<unknown>

/** In browsers a worker's stack is small. Where they can begin another one, Python goes on there. */
export class PythonStacks {
  private readonly taken: WebAssembly.Global
  private readonly room: WebAssembly.Global
  private readonly asking: WebAssembly.Global
  private readonly dropping: WebAssembly.Global
  private readonly enter: (() => Promise<unknown>) | undefined

  constructor(exports: WebAssembly.Exports) {
    const global = (name: string) => exports[name] as WebAssembly.Global
    this.taken = global(TAKEN)
    this.room = global(ROOM)
    this.asking = global(ASKING)
    this.dropping = global(DROPPING)
    const { promising } = WebAssembly as unknown as { promising?: Promising }
    this.enter = promising?.(exports[ENTER] as () => void)
    this.begin()
  }

  begin() {
    this.asking.value = this.taken.value = this.dropping.value = 0
    this.room.value = this.enter ? ROOM_OF_A_STACK : ENOUGH
  }

  /** Calls what asks on another stack. False: nobody asked. */
  call(): boolean {
    if (!this.asking.value || !this.enter) return false
    const before = this.taken.value
    this.taken.value = 0
    // It has ended when this returns, as nothing in it waits.
    const ended = this.enter()
    if (this.asking.value !== ENDED) throw new EndedElsewhere(ended.catch((error: unknown) => error))
    this.asking.value = 0
    this.taken.value = before
    return true
  }
}
