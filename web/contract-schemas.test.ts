import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web/src'], {
  cwd: root,
  encoding: 'utf8',
})
const IMPORT = /import \{([^}]*)\} from '@callofcode\/contract\/([^']+)'/g

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'callers' in value

/** Returns the schemas that a screen imports from a module of endpoints in the same way as a call. */
async function schemasOf(file: string): Promise<string[]> {
  const taken = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    async ([, names = '', path]) => {
      if (path?.startsWith('schemas/')) return []
      const module: Record<string, unknown> = await import(join(root, `contract/src/${path}.ts`))
      if (!Object.values(module).some(isEndpoint)) return []
      return names
        .split(',')
        .flatMap((name) => (module[name.trim()] instanceof z.ZodType ? `${file}: ${name}` : []))
    },
  )
  return (await Promise.all(taken)).flat()
}

test('a form takes its schema by a name of its own, so that pages that only call bring no schemas', async () => {
  const screens = files.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  expect((await Promise.all(screens.map(schemasOf))).flat()).toEqual([])
})
