import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Relative to this file, or to the bundle that it is built into (server/dist).
const folder = ['../../../fonts/', '../fonts/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The family names in `fontFiles`. */
export const FACES = { title: 'Archivo SemiBold', label: 'JetBrains Mono' } as const

/** Font files, subset by tools/fonts.mjs. */
export const fontFiles = ['archivo.ttf', 'archivo-extended.ttf', 'mono.ttf', 'mono-extended.ttf'].map(
  (file) => `${folder}${file}`,
)

/**
 * Uses our font configuration where the machine has none, which would log errors. Call it before the first drawing.
 */
export function findMachineFonts() {
  const { FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env
  if (FONTCONFIG_FILE || FONTCONFIG_PATH || existsSync('/etc/fonts/fonts.conf')) return
  process.env.FONTCONFIG_FILE = `${folder}fonts.conf`
}
