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

/**
 * Builds QuickJS with a meter, and the packages that learners can use without installing them. The host creates its memory and
 * limits it.
 */
export async function makeJavaScript(folder: string) {
  const packaged = require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  const open = exportTable(await readFile(packaged), TABLE)
  const metered = meter(inlineCalls(open), { maximumPages: 32_768, count: 'rounds' })
  await writeFile(join(folder, 'quickjs.wasm'), metered)
  for (const { file, from } of Object.values(PACKAGES))
    await writeFile(join(folder, file), await functionOf(from))
}

/** Returns the text of a function that returns the exports of one package, or those of several. */
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
    // A printed queue shows the name of its class.
    minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } } },
  })
  await bundle.close()
  return `() => { ${output[0].code.trim()}\nreturn made }`
}
