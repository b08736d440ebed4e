import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformSync } from 'rolldown/utils'

/**
 * SHA-256 of the files that are or lie below `paths`, which are relative to `root`; without tests, and without what
 * `isSource` refuses.
 */
export function hashSources(root, paths, isSource = () => true) {
  const hash = createHash('sha256')
  const files = paths.flatMap((path) => filesIn(root, path)).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.filter(isSource))
    hash
      .update(`${file}\0`)
      .update(contentOf(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}

/**
 * TypeScript without comments, types and formatting: the bundler drops them too, so nothing that is built depends on them.
 * Everything else counts as it is. Interpreters read our JavaScript and Python as text, where even a comment can cost fuel.
 */
function contentOf(file) {
  const content = readFileSync(file)
  // Declarations alone are all types: whoever names such a file reads it as it is.
  if (!file.endsWith('.ts') || file.endsWith('.d.ts')) return content
  const { code, errors } = transformSync(file, content.toString())
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return minifySync(file, code, { compress: false, mangle: false }).code
}
