import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const source = (file: string) => join(import.meta.dirname, '../src', file)

/** `import text from './file?raw'` returns the text of the file. */
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

/** Pyodide imports `ws` for sockets, which programs cannot use. */
const noSockets: Plugin = {
  name: 'no-sockets',
  resolveId: (id) => (id === 'ws' ? '\0no-sockets' : null),
  load: (id) => (id === '\0no-sockets' ? 'export default {}' : null),
}

/**
 * Bundles the worker into one file for browsers and Node, and returns its name. `node:` modules are only imported in
 * Node.
 */
export const bundleWorker = (folder: string) =>
  bundleInto(folder, 'worker.js', source('worker/worker-body.ts'))

/** Bundles the code that runs a club's own problems, in the same way. The manifest contains its name too. */
export const bundleEnclosed = (folder: string) =>
  bundleInto(folder, 'enclosed.js', source('javascript/enclosed-program.ts'))

async function bundleInto(folder: string, name: string, input: string): Promise<string> {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    external: /^node:/,
    plugins: [rawText, noSockets],
  })
  await bundle.write({
    file: join(folder, name),
    format: 'esm',
    minify: true,
    codeSplitting: false,
  })
  await bundle.close()
  return name
}
