/**
 * The host functions of QuickJS for time, time zone, environment and language. They return the same everywhere, so that a program
 * has one result. The one-letter names are those of the pinned build, whose linker shortened them.
 */
const NOW = 1_700_000_000_000

type Imported = (...values: number[]) => unknown

export interface HostState {
  memory: WebAssembly.Memory
  /** Set by a host function to end the program. The error is thrown through the guest, which cannot catch it. */
  end: Error | undefined
  /** Whether the program requested more memory than allowed. */
  refused: boolean
}

export function closedImports(given: Record<string, WebAssembly.ImportValue>, state: HostState) {
  const call = given.s as Imported
  const grow = given.k as Imported
  return {
    ...given,
    s: (...values: number[]) => {
      const result = call(...values)
      if (state.end) throw state.end
      return result
    },
    k: (size: number) => {
      const grown = grow(size)
      if (!grown) state.refused = true
      return grown
    },
    p: () => NOW,
    m: (seconds: bigint, at: number) => writeUtc(Number(seconds), at, state),
    n: (zone: number, daylight: number, name: number, summerName: number) =>
      writeZone([zone, daylight], [name, summerName], state),
    e: () => 0,
    f: (count: number, bytes: number) => writeNothing([count, bytes], state),
    // There are no timers, and no output except through the host function for it.
    j: () => 0,
    c: () => 8,
    // There are no modules to load.
    g: () => 0,
    h: () => 0,
  }
}

function writeUtc(seconds: number, at: number, { memory }: HostState) {
  const date = new Date(seconds * 1000)
  const first = Date.UTC(date.getUTCFullYear(), 0, 1)
  const fields = [
    date.getUTCSeconds(),
    date.getUTCMinutes(),
    date.getUTCHours(),
    date.getUTCDate(),
    date.getUTCMonth(),
    date.getUTCFullYear() - 1900,
    date.getUTCDay(),
    Math.floor((date.getTime() - first) / 86_400_000),
    0,
    0,
  ]
  new Int32Array(memory.buffer, at, fields.length).set(fields)
}

function writeZone(numbers: number[], names: number[], { memory }: HostState) {
  const view = new DataView(memory.buffer)
  for (const at of numbers) view.setInt32(at, 0, true)
  for (const at of names) new Uint8Array(memory.buffer, at, 4).set([0x55, 0x54, 0x43, 0])
}

function writeNothing(numbers: number[], { memory }: HostState) {
  for (const at of numbers) new DataView(memory.buffer).setUint32(at, 0, true)
  return 0
}
