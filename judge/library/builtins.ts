import { join } from 'node:path'
import { mapTexts, readTree } from '../build/tree.ts'
import { type Clang, machineFlags, type Tree } from '../src/cpp/clang.ts'
import { archiveOf } from './compile.ts'

// Functions that compiled code calls for what the machine has no instruction for: 128-bit numbers of both kinds.
const WANTED =
  /^(?:abs|add|ash|clz|cmp|compare|ctz|div|ext|ffs|fix|float|fp_mode|lsh|mod|mul|neg|parity|popcount|powi|sub|trunc|ucmp|udiv|umod)\w*\.c$/
const OTHER_MACHINES = /xf|xc3|bf|hf|^atomic|^os_|^sparc/

/** The compiler's own runtime. */
export function compileBuiltins(clang: Clang, llvm: string, include: Tree): Promise<Uint8Array> {
  // The compiler expects an int from a comparison.
  const builtins = mapTexts(readTree(join(llvm, 'compiler-rt/lib/builtins'), /\.(?:c|h|inc)$/), (text) =>
    text.replace('typedef long CMP_RESULT;', 'typedef int CMP_RESULT;'),
  )
  const sources = Object.keys(builtins).filter((name) => WANTED.test(name) && !OTHER_MACHINES.test(name))
  const flags = ['-cc1', ...machineFlags(), '-std=c11', '-ffreestanding', '-w', '-Iinclude']
  return archiveOf(
    clang,
    [...flags, '-internal-isystem', '/usr/include', '-x', 'c'],
    { builtins, include },
    sources.map((name) => `builtins/${name}`),
  )
}
