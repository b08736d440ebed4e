import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core'

/** The name by which the table of the engine's functions is exported. */
export const TABLE = 'table'

/** A module that returns its imported function as a WebAssembly function. A table accepts only such functions. */
const WRAPPER = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  // The type of the engine's tracker: context, promise, reason, whether the rejection is handled now, and the given pointer.
  ...[1, 9, 1, 0x60, 5, 0x7f, 0x7e, 0x7e, 0x7f, 0x7f, 0],
  ...[2, 7, 1, 1, 0x6d, 1, 0x66, 0, 0],
  ...[7, 5, 1, 1, 0x66, 0, 0],
)
const LOOKED_AT = 512
const LOW = 0xffff_ffffn

/**
 * Tracks rejected promises without a handler. The engine reports them through a pointer in its runtime that the package does not
 * expose. The pointer is two words behind that of the interrupt handler, which is found by setting one.
 */
export class LostRejections {
  private readonly memory: WebAssembly.Memory
  /** The reasons by the address of their promise. */
  private readonly reasons = new Map<bigint, bigint>()

  constructor(runtime: QuickJSRuntime, memory: WebAssembly.Memory, table: WebAssembly.Table) {
    this.memory = memory
    const follow = (_: number, promise: bigint, reason: bigint, isHandled: number) =>
      this.note(promise, reason, isHandled === 1)
    const wrapped = new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { m: { f: follow } })
    const at = table.grow(1, wrapped.exports.f)
    this.view().setUint32(this.placeOf(runtime) + 8, at, true)
  }

  /** Returns the reason of the first one in place of an error, or undefined if there is none. */
  first(context: QuickJSContext): QuickJSHandle | undefined {
    const [reason] = this.reasons.values()
    if (reason === undefined) return undefined
    const handle = context.newNumber(0)
    this.view().setBigUint64(Number(handle.value), BigInt.asUintN(64, reason), true)
    return handle
  }

  private note(promise: bigint, reason: bigint, isHandled: boolean) {
    const address = promise & LOW
    if (!isHandled) this.reasons.set(address, reason)
    else if (!this.reasons.delete(address)) return
    // Holding both values prevents the engine from freeing them, and from placing another promise at this address, while the
    // entry exists.
    for (const value of [promise, reason]) this.hold(value, isHandled ? -1 : 1)
  }

  /** Changes the reference count of a value. Values with a negative tag are in memory and begin with this count. */
  private hold(value: bigint, more: number) {
    if (BigInt.asIntN(64, value) >= 0n) return
    const at = Number(value & LOW)
    this.view().setInt32(at, this.view().getInt32(at, true) + more, true)
  }

  private placeOf(runtime: QuickJSRuntime): number {
    // The package exposes the address only to its own parts.
    const begin = Number((runtime as unknown as { rt: { value: number } }).rt.value)
    const words = () => [...new Uint32Array(this.memory.buffer, begin, LOOKED_AT)]
    const before = words()
    runtime.setInterruptHandler(() => false)
    const changed = words().flatMap((word, at) => (word === before[at] ? [] : [at]))
    runtime.removeInterruptHandler()
    const [at] = changed
    if (at === undefined || changed.length > 1 || before[at + 2] !== 0)
      throw new Error('QuickJS lays its runtime out in another way.')
    return begin + at * 4
  }

  private view() {
    return new DataView(this.memory.buffer)
  }
}
