import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { TABLE } from '../src/javascript/lost-rejections.ts'
import { PACKAGES } from '../src/javascript/packages.ts'
import { meter } from '../src/wasm/meter.ts'
import { exportTable } from './export-table.ts'
import { inlineCalls } from './inline-calls.ts'

const require = createRequire(import.meta.url)

/** QuickJS with a meter. The host makes its memory and limits it. Beside it, what learners find without installing it. */
export async function makeJavaScript(folder: string) {
  const packaged = require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  const open = exportTable(await readFile(packaged), TABLE)
  const metered = meter(inlineCalls(open), { maximumPages: 32_768, count: 'rounds' })
  await writeFile(join(folder, 'quickjs.wasm'), metered)
  for (const { file, from } of Object.values(PACKAGES))
    await writeFile(join(folder, file), await functionOf(from))
}

/** The text of a function that gives what a package exports, or what all of several do. */
async function functionOf(from: readonly string[]): Promise<string> {
  const entry = '\0entry'
  const imports = from.map((one, at) => `import part${at} from '${one}'`)
  const parts = from.map((_, at) => `...part${at}`)
  const made = from.length === 1 ? 'part0' : `{ ${parts.join(', ')} }`
  const bundle = await rolldown({
    input: entry,
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : from.includes(id) ? require.resolve(id) : null),
        load: (id) => (id === entry ? [...imports, `export default ${made}`].join('\n') : null),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'made',
    exports: 'default',
    // A queue that is printed says the name of its class.
    minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } } },
  })
  await bundle.close()
  return `() => { ${output[0].code.trim()}\nreturn made }`
}
