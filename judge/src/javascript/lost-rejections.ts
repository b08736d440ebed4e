import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core'

/** The name by which the table of the engine's functions is exported. */
export const TABLE = 'table'

/** A module that gives the function that it takes, as one of WebAssembly: only such a function fits into a table. */
const WRAPPER = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  // The type of the engine's tracker: context, promise, reason, whether it is handled now, and what it was given.
  ...[1, 9, 1, 0x60, 5, 0x7f, 0x7e, 0x7e, 0x7f, 0x7f, 0],
  ...[2, 7, 1, 1, 0x6d, 1, 0x66, 0, 0],
  ...[7, 5, 1, 1, 0x66, 0, 0],
)
const LOOKED_AT = 512
const LOW = 0xffff_ffffn

/**
 * Rejected promises that nobody waits for. The engine tells of them through a pointer in its runtime that the package
 * does not reach: it lies two words behind that of the interrupt handler, which is found by setting one.
 */
export class LostRejections {
  private readonly memory: WebAssembly.Memory
  /** Reasons by the address of their promise. */
  private readonly reasons = new Map<bigint, bigint>()

  constructor(runtime: QuickJSRuntime, memory: WebAssembly.Memory, table: WebAssembly.Table) {
    this.memory = memory
    const follow = (_: number, promise: bigint, reason: bigint, isHandled: number) =>
      this.note(promise, reason, isHandled === 1)
    const wrapped = new WebAssembly.Instance(new WebAssembly.Module(WRAPPER), { m: { f: follow } })
    const at = table.grow(1, wrapped.exports.f)
    this.view().setUint32(this.placeOf(runtime) + 8, at, true)
  }

  /** The reason of the first one, in an error's place; undefined if there is none. */
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
    // So that neither is freed, and no other promise comes to lie at this address, while it is noted here.
    for (const value of [promise, reason]) this.hold(value, isHandled ? -1 : 1)
  }

  /** What has a negative tag lies in memory and begins with the number of those that hold it. */
  private hold(value: bigint, more: number) {
    if (BigInt.asIntN(64, value) >= 0n) return
    const at = Number(value & LOW)
    this.view().setInt32(at, this.view().getInt32(at, true) + more, true)
  }

  private placeOf(runtime: QuickJSRuntime): number {
    // The package gives the address to its own parts only.
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
