import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withCallsByArity } from '../src/python/call-by-arity.ts'
import { type DeepCalls, withRoom } from '../src/python/deep-calls.ts'
import { boot } from '../src/python/python-machine.ts'
import { meter } from '../src/wasm/meter.ts'

const require = createRequire(import.meta.url)
const MAXIMUM_PAGES = 16_384

// The modules that programs import most. Modules in the snapshot cost no fuel.
const WARM =
  `import collections, heapq, bisect, math, itertools, functools, re, string, random, typing, dataclasses,
 traceback, linecache, io, json, operator, fractions, decimal, statistics, copy, enum, array, datetime, time, contextlib, threading`.replaceAll(
    '\n',
    '',
  )

/** The functions that deep recursion of CPython passes through. The bytes that each takes were measured in Chromium. */
const DEEP_CALLS: DeepCalls = {
  functions: [
    { name: '_PyEval_EvalFrameDefault', parameters: 3, result: true, takes: 4096 },
    { name: 'PyObject_Repr', parameters: 1, result: true, takes: 512 },
    { name: 'PyObject_Str', parameters: 1, result: true, takes: 512 },
    { name: 'PyObject_RichCompare', parameters: 3, result: true, takes: 512 },
    { name: 'PyObject_RichCompareBool', parameters: 3, result: true, takes: 512 },
    { name: 'PyObject_Hash', parameters: 1, result: true, takes: 512 },
  ],
  ask: 'emscripten_get_heap_max',
  // CPython 3.11 put dropped objects aside at this depth.
  dropping: {
    name: '_Py_Dealloc',
    aside: '_PyTrash_thread_deposit_object',
    state: 'PyThreadState_GetUnchecked',
    most: 50,
  },
}

/** Builds CPython with a meter, and a snapshot of its memory after its start. */
export async function makePython(folder: string) {
  const packaged = dirname(require.resolve('pyodide/package.json'))
  for (const file of ['pyodide.asm.mjs', 'python_stdlib.zip'])
    await copyFile(join(packaged, file), join(folder, file))
  const wasm = await readFile(join(packaged, 'pyodide.asm.wasm'))
  const metered = meter(wasm, { maximumPages: MAXIMUM_PAGES, count: 'rounds', exposeGlobals: true })
  await writeFile(join(folder, 'pyodide.asm.wasm'), withRoom(withCallsByArity(metered), DEEP_CALLS))
  await writeFile(join(folder, 'python.snapshot'), await reproducibly(() => snapshot(folder)))
}

// Makes the snapshot reproducible. The interpreter stores the time of its start, and frees objects when the host's garbage
// collector runs. Both change the layout of its memory, and with it the fuel of programs. With stopped clocks and no finalisers,
// one version of Node makes the same snapshot, byte for byte, at any time and place.
async function reproducibly<T>(act: () => Promise<T>): Promise<T> {
  const { Date: RunningDate, FinalizationRegistry: Finalizing } = globalThis
  const now = performance.now
  globalThis.Date = class extends RunningDate {
    static override now = () => 0
    constructor(at: number | string = 0) {
      super(at)
    }
  } as DateConstructor
  globalThis.FinalizationRegistry = class {
    register() {}
    unregister() {}
  } as unknown as FinalizationRegistryConstructor
  performance.now = () => 0
  try {
    return await act()
  } finally {
    globalThis.Date = RunningDate
    globalThis.FinalizationRegistry = Finalizing
    performance.now = now
  }
}

async function snapshot(folder: string): Promise<Uint8Array> {
  const source = (name: string) => readFile(join(import.meta.dirname, `../src/python/${name}.py`), 'utf8')
  const names = ['sortedcontainers', 'judge_sizes', 'judge_world', 'judge_loop', 'judge_driver']
  const sources = await Promise.all(names.map(async (name) => [name, await source(name)]))
  const { runPython, makeSnapshot } = await boot(pathToFileURL(`${folder}/`).href)
  runPython(WARM)
  runPython(`import sys, types
def load(name, source):
    sys.modules[name] = made = types.ModuleType(name)
    exec(compile(source, f'{name}.py', 'exec'), made.__dict__)
    return made
for name, source in ${JSON.stringify(sources)}:
    load(name, source)
judge_world = sys.modules['judge_world']
judge_world.open_streams()
judge_world.run_threads_at_once()
sys.modules['judge_loop'].begin()
sys.setrecursionlimit(200000)
sys.maxsize = 2**63 - 1
del judge_world, name, source, load, types
import gc
gc.collect()`)
  return makeSnapshot()
}
