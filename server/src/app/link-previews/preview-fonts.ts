import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Seen from this file, or from the one bundle that it is built into (server/dist).
const folder = ['../../../fonts/', '../fonts/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The families of `fontFiles`, as their files name them. */
export const FACES = { title: 'Archivo SemiBold', label: 'JetBrains Mono' } as const

/** Files to draw with, cut by tools/fonts.mjs. */
export const fontFiles = ['archivo.ttf', 'archivo-extended.ttf', 'mono.ttf', 'mono-extended.ttf'].map(
  (file) => `${folder}${file}`,
)

/** A bare machine has no list of where its fonts lie, and says so in the log: ours is in its place. To be called first. */
export function findMachineFonts() {
  const { FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env
  if (FONTCONFIG_FILE || FONTCONFIG_PATH || existsSync('/etc/fonts/fonts.conf')) return
  process.env.FONTCONFIG_FILE = `${folder}fonts.conf`
}
