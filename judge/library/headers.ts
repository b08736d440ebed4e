import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeTrees, readTree } from '../build/tree.ts'
import type { Tree } from '../src/cpp/clang.ts'

const HEADER = /\.h$/

/** The C library's headers: those of 64-bit Linux, but a `long double` as WebAssembly has it. */
export function headersOf(musl: string): Tree {
  const arch = (name: string) => readTree(join(musl, 'arch', name, 'bits'), HEADER)
  const bits = mergeTrees(arch('generic'), arch('x86_64'))
  return mergeTrees(readTree(join(musl, 'include'), HEADER), {
    'c++': { __config_site: readFileSync(join(import.meta.dirname, 'config_site.h'), 'utf8') },
    'stdio.h': `${readFileSync(join(musl, 'include/stdio.h'), 'utf8')}${PRINTF}`,
    bits: {
      ...bits,
      'stdint.h': fastTypes(readFileSync(join(musl, 'arch/x86_64/bits/stdint.h'), 'utf8')),
      'fenv.h': readFileSync(join(musl, 'arch/generic/bits/fenv.h'), 'utf8'),
      'float.h': readFileSync(join(musl, 'arch/aarch64/bits/float.h'), 'utf8'),
      'alltypes.h': allTypes(musl),
      'syscall.h': systemCalls(musl),
    },
  })
}

/** See judge/src/cpp/include/judge_printf.h. */
const PRINTF =
  '\n#if defined(__cplusplus) && !defined(_LIBCPP_BUILDING_LIBRARY)\n#include <judge_printf.h>\n#endif\n'

/** The fast types of 16 and 32 bits have 64, as in the C library that most of Linux has. */
function fastTypes(header: string): string {
  return header
    .replace(/typedef u?int\d+_t u?int_fast(?:16|32)_t;/g, (found) => found.replace(/int\d+_t/, 'int64_t'))
    .replace(/(INT_FAST(?:16|32)_(?:MIN|MAX)\s+U?INT)\d+/g, '$164')
}

/** As the library's own Makefile makes them. */
function allTypes(musl: string): string {
  const templates = ['arch/x86_64/bits/alltypes.h.in', 'include/alltypes.h.in'].map((path) =>
    join(musl, path),
  )
  return execFileSync('sed', ['-f', join(musl, 'tools/mkalltypes.sed'), ...templates], { encoding: 'utf8' })
}

function systemCalls(musl: string): string {
  const numbers = readFileSync(join(musl, 'arch/x86_64/bits/syscall.h.in'), 'utf8')
  return `${numbers}\n${numbers.replaceAll('__NR_', 'SYS_')}`
}
