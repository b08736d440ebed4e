import { mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import bundled from '@sparticuz/chromium'

const inPackage = (path: string) => fileURLToPath(new URL(path, import.meta.resolve('@sparticuz/chromium')))

/**
 * Returns the path of Chromium for journeys, the judge's own tests and the bench: CHROMIUM_PATH, or the one in an npm package. It
 * is unpacked to a folder for its version, because the package reuses any `chromium` in the folder of temporary files.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { version } = JSON.parse(readFileSync(inPackage('../package.json'), 'utf8')) as { version: string }
  const folder = join(tmpdir(), `call-of-code-chromium-${version}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await bundled.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
