import { loadPyodide } from 'pyodide'
import { FUEL } from '../wasm/meter.ts'
import type { Channels } from '../worker/channels.ts'
import { inNode } from '../worker/read-asset.ts'
import { HostCallGate } from './host-call-gate.ts'
import { PythonHost } from './python-host.ts'
import { PythonStacks } from './python-stacks.ts'

// Free memory for every program. Growth beyond it cannot be undone, so the worker is replaced after such a program.
const ROOM = 32 * 2 ** 20
const STEP = 16 * 2 ** 20
const BEGIN = 'import judge_driver; judge_driver.main()'

export interface RuntimeModule {
  stringToNewUTF8(text: string): number
  growMemory(bytes: number): unknown
  _emscripten_get_sbrk_ptr(): number
  FS: { streams: ({ fd: number } | null | undefined)[]; close(stream: { fd: number }): void }
}

interface Instance {
  memory: WebAssembly.Memory
  PyRun_SimpleString(at: number): number
  [name: string]: unknown
}

export interface Booted {
  host: PythonHost
  gate: HostCallGate
  exports: Instance
  module: RuntimeModule
  runPython(code: string): unknown
  makeSnapshot(): Uint8Array
}

/** Starts the interpreter from the files of a folder, or from a snapshot of its memory. */
export async function boot(folder: string, snapshot?: Uint8Array): Promise<Booted> {
  const host = new PythonHost()
  const hooked: { gate?: HostCallGate; exports?: Instance } = {}
  const indexURL = inNode ? (await import('node:url')).fileURLToPath(folder) : folder
  const runtime = (await import(/* @vite-ignore */ new URL('pyodide.asm.mjs', folder).href)) as {
    default(settings: Settings): Promise<unknown>
  }
  const options = {
    indexURL,
    env: { PYTHONHASHSEED: '0', HOME: '/home', LANG: 'C.UTF-8', TZ: 'UTC' },
    jsglobals: Object.create(null),
    // The default is the path of the host's program, which differs between hosts and would change the fuel of programs.
    _sysExecutable: 'python',
    lockFileContents: EMPTY_LOCK,
    packageBaseUrl: folder,
    _makeSnapshot: !snapshot,
    ...(snapshot && { _loadSnapshot: snapshot }),
    createPyodideModule: (settings: Settings) =>
      runtime.default({ ...settings, instantiateWasm: hook(settings.instantiateWasm, host, hooked) }),
  }
  const python = await orItsFailure(() =>
    loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0]),
  )
  // The runtime's streams would ask Node for a terminal. PythonHost handles the real ones.
  python.setStdin({ read: () => 0, isatty: false })
  python.setStdout({ write: (bytes) => bytes.length, isatty: false })
  python.setStderr({ write: (bytes) => bytes.length, isatty: false })
  const { gate, exports } = hooked
  if (!gate || !exports) throw new Error('Python was not loaded through its gate.')
  const inner = python as unknown as { _module: RuntimeModule; makeMemorySnapshot(): Uint8Array }
  host.grow = (bytes, most) => {
    // Memory grows in large steps, because each growth takes the engine a long time.
    const wanted = Math.min(Math.max(bytes, exports.memory.buffer.byteLength + STEP), Math.max(bytes, most))
    return inner._module.growMemory(Math.ceil(wanted / 65_536) * 65_536)
  }
  return {
    ...{ host, gate, exports, module: inner._module },
    runPython: (code) => python.runPython(code),
    makeSnapshot: () => inner.makeMemorySnapshot(),
  }
}

const FAILED = 'wasm instantiation failed!'

/** The runtime reports a failed instantiation only on the console and then never resolves. This function rejects instead. */
async function orItsFailure<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  let hasFailed = false
  const failed = new Promise<never>((_, reject) => {
    console.warn = (...warning: unknown[]) => {
      if (hasFailed) reject(new Error(`Python cannot be started: ${warning.map(wordsOf).join(' ')}`))
      else if (warning[0] !== FAILED) warn.apply(console, warning)
      hasFailed ||= warning[0] === FAILED
    }
  })
  try {
    return await Promise.race([load(), failed])
  } finally {
    console.warn = warn
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown,
) => unknown

interface Settings {
  instantiateWasm: Instantiate
}

const EMPTY_LOCK = JSON.stringify({
  info: {
    arch: 'wasm32',
    platform: 'emscripten',
    version: '314.0.7',
    python: '3.14.2',
    abi_version: '2026_0',
  },
  packages: {},
})

function hook(
  instantiate: Instantiate,
  host: PythonHost,
  hooked: { gate?: HostCallGate; exports?: Instance },
): Instantiate {
  return (imports, done) => {
    hooked.gate = new HostCallGate(host.functions(), imports)
    return instantiate(imports, (instance, module) => {
      hooked.exports = instance.exports as unknown as Instance
      host.memory = hooked.exports.memory
      host.stacks = new PythonStacks(instance.exports)
      done(instance, module)
    })
  }
}

/** A script that starts the run in place of the driver's, and the listener for its steps. */
export interface Traced {
  script: string
  onStep: (step: string) => void
}

/** An interpreter behind its closed gate. Every program starts with the same memory, byte for byte. */
export class PythonMachine {
  readonly host: PythonHost
  readonly gate: HostCallGate
  private readonly exports: Instance
  private readonly module: RuntimeModule
  private readonly image: Uint8Array
  private readonly globals: [WebAssembly.Global, unknown][]
  private readonly begin: number
  private readonly size: number
  private readonly heapEnd: number
  /** The address of the heap's end. It is read once, because the function that returns it costs fuel. */
  private readonly heapAt: number

  constructor({ host, gate, exports, module }: Booted) {
    this.host = host
    this.gate = gate
    this.exports = exports
    this.module = module
    this.begin = module.stringToNewUTF8(BEGIN)
    module.growMemory(exports.memory.buffer.byteLength + ROOM)
    this.size = exports.memory.buffer.byteLength
    this.heapAt = module._emscripten_get_sbrk_ptr() >>> 0
    this.heapEnd = this.heap()
    this.image = new Uint8Array(exports.memory.buffer, 0, this.heapEnd).slice()
    this.globals = Object.entries(exports)
      .filter(([name]) => name.startsWith('__judge_global_'))
      .map(([, global]) => [global as WebAssembly.Global, (global as WebAssembly.Global).value])
    gate.close()
  }

  /** Runs the driver with a job and returns its report. Throws traps. A tracer exists only in the memory of this run. */
  run(channels: Channels, job: object, fuel: number, memoryLimit: number, traced?: Traced): unknown {
    this.restore()
    this.host.begin(channels, job, this.heapEnd + memoryLimit, traced?.onStep)
    const begin = traced ? this.module.stringToNewUTF8(traced.script) : this.begin
    this.refuel(fuel)
    const failed = this.exports.PyRun_SimpleString(begin)
    if (failed) throw new Error('The judge’s part in Python failed.')
    return this.host.lastReport()
  }

  /** Runs a script in the memory that the last run left, and returns its report. */
  goOn(script: string, fuel: number): unknown {
    this.host.forgetReport()
    this.refuel(fuel)
    const failed = this.exports.PyRun_SimpleString(this.module.stringToNewUTF8(script))
    return failed ? undefined : this.host.lastReport()
  }

  refuel(fuel: number) {
    this.counter.value = BigInt(fuel)
  }

  fuelLeft(): number {
    return Number(this.counter.value)
  }

  memoryUsed(): number {
    return Math.max(0, this.heap() - this.heapEnd)
  }

  /** Returns whether the memory has grown, which cannot be undone. */
  get grown(): boolean {
    return this.exports.memory.buffer.byteLength > this.size
  }

  private get counter() {
    return this.exports[FUEL] as WebAssembly.Global<'i64'>
  }

  private heap(): number {
    return new DataView(this.exports.memory.buffer).getUint32(this.heapAt, true)
  }

  private restore() {
    const memory = new Uint8Array(this.exports.memory.buffer)
    memory.set(this.image)
    memory.fill(0, this.image.length)
    for (const [global, value] of this.globals) global.value = value
    this.host.stacks?.begin()
    const { FS } = this.module
    for (const stream of FS.streams.slice()) if (stream && stream.fd > 2) FS.close(stream)
  }
}
