import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Enclosed, EnclosedModule } from '../enclosed.ts'
import type { Manifest } from '../manifest.ts'

/** Opens enclosed scripts in Node. `folder` holds the assets that tools/judge-assets.mjs made. */
export async function openEnclosed(folder: string, script: string, fuel?: number): Promise<Enclosed> {
  const { enclosed, engines }: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const found: EnclosedModule = await import(/* @vite-ignore */ pathToFileURL(join(folder, enclosed)).href)
  return found.openEnclosed(pathToFileURL(join(folder, `${engines.javascript?.folder}`)).href, script, fuel)
}
