import { ASKING, DROPPING, ENDED, ENTER, ROOM, TAKEN } from './deep-calls.ts'

/** Bytes that counted calls may take of a stack of 984 kB. The rest is for uncounted calls. */
const ROOM_OF_A_STACK = 500_000
/** The server's stack is large, and CPython limits the depth by memory. */
const ENOUGH = 2 ** 31 - 1

/** Thrown where a program ended on another stack. A promise delivers the error itself. */
export class EndedElsewhere extends Error {
  readonly reason: Promise<unknown>

  constructor(reason: Promise<unknown>) {
    super('The program ended on another stack.')
    this.reason = reason
  }
}

/** Returns the error that ended a program, on whatever stack. */
export async function errorOf(error: unknown): Promise<unknown> {
  return error instanceof EndedElsewhere ? errorOf(await error.reason) : error
}

type Promising = (act: () => void) => () => Promise<unknown>

/** A worker's stack is small in browsers. Where they can start another stack, Python continues there. */
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

  /** Calls the asking function on another stack. Returns false if none asks. */
  call(): boolean {
    if (!this.asking.value || !this.enter) return false
    const before = this.taken.value
    this.taken.value = 0
    // The call has ended when this returns, because nothing in it waits.
    const ended = this.enter()
    if (this.asking.value !== ENDED) throw new EndedElsewhere(ended.catch((error: unknown) => error))
    this.asking.value = 0
    this.taken.value = before
    return true
  }
}
