import loadQuickJs from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { PAGE } from '../wasm/layout.ts'
import { FUEL } from '../wasm/meter.ts'
import { LostRejections, TABLE } from './lost-rejections.ts'
import { closedImports, type HostState } from './quickjs-imports.ts'

const OWN_PAGES = 256
// Part of this build's five megabytes, enough for recursion of twenty thousand calls. A browser's own stack may end earlier. The
// verdict is then undecided, and the server decides.
const STACK_BYTES = 4 * 2 ** 20

/** A new QuickJS for one program, with its own memory and counter. */
export interface QuickJsInstance {
  context: QuickJSContext
  state: HostState
  /** Rejected promises of the program that have no handler. */
  lost: LostRejections
  /** Sets the fuel. It is unlimited before this call, because the setup is not charged to the learner. */
  setFuel(fuel: number): void
  fuelLeft(): number
  /** Returns the bytes beyond those that QuickJS starts with. */
  memoryUsed(): number
}

export async function newInstance(module: WebAssembly.Module, memoryBytes: number): Promise<QuickJsInstance> {
  const pages = OWN_PAGES + Math.ceil(memoryBytes / PAGE)
  const memory = new WebAssembly.Memory({ initial: OWN_PAGES, maximum: Math.min(pages, 32_768) })
  const state: HostState = { memory, end: undefined, refused: false }
  const started = await start(module, state)
  const runtime = started.quickJs.newRuntime()
  runtime.setMaxStackSize(STACK_BYTES)
  return {
    context: runtime.newContext(),
    state,
    lost: new LostRejections(runtime, memory, started.table),
    setFuel: (fuel) => {
      started.fuel.value = BigInt(fuel)
    },
    fuelLeft: () => Number(started.fuel.value),
    memoryUsed: () => memory.buffer.byteLength - OWN_PAGES * PAGE,
  }
}

async function start(module: WebAssembly.Module, state: HostState) {
  let fuel: WebAssembly.Global<'i64'> | undefined
  let table: WebAssembly.Table | undefined
  const variant: QuickJSSyncVariant = {
    type: 'sync',
    importFFI: async () => QuickJSFFI,
    importModuleLoader: async () => (options) =>
      loadQuickJs({
        ...options,
        wasmMemory: state.memory,
        instantiateWasm: async (imports, done) => {
          const closed = { a: closedImports(imports.a ?? {}, state) }
          const instance = await WebAssembly.instantiate(module, closed)
          fuel = instance.exports[FUEL] as WebAssembly.Global<'i64'>
          fuel.value = BigInt(Number.MAX_SAFE_INTEGER)
          table = instance.exports[TABLE] as WebAssembly.Table
          done(instance)
          return instance.exports
        },
      }),
  }
  const quickJs: QuickJSWASMModule = await newQuickJSWASMModuleFromVariant(variant)
  if (!fuel || !table) throw new Error('QuickJS has no meter or no table.')
  return { quickJs, fuel, table }
}
