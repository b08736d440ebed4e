import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const entry = join(import.meta.dirname, '../src/worker/worker-body.ts')

/** `import text from './file?raw'` gives the text of the file. */
const rawText: Plugin = {
  name: 'raw-text',
  async load(id) {
    if (!id.endsWith('?raw')) return null
    return `export default ${JSON.stringify(await readFile(id.slice(0, -4), 'utf8'))}`
  },
  async resolveId(id, importer) {
    return id.endsWith('?raw') && importer ? join(importer, '..', id) : null
  },
}

/** Pyodide imports `ws` for sockets, which no program gets. */
const noSockets: Plugin = {
  name: 'no-sockets',
  resolveId: (id) => (id === 'ws' ? '\0no-sockets' : null),
  load: (id) => (id === '\0no-sockets' ? 'export default {}' : null),
}

/**
 * Bundles the worker into one file for browsers and Node, and returns its name. `node:` modules are only imported in
 * Node.
 */
export async function bundleWorker(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    external: /^node:/,
    plugins: [rawText, noSockets],
  })
  await bundle.write({
    file: join(folder, 'worker.js'),
    format: 'esm',
    minify: true,
    codeSplitting: false,
  })
  await bundle.close()
  return 'worker.js'
}
