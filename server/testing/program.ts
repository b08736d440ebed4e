import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const server = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * The arguments with which Node starts a program of the server: its build, as operators start it. Compiling the sources
 * costs a second of processor time at each start, so they are started only where the build is missing or older.
 */
export const programArguments = (
  name:
    | 'main'
    | `${'member' | 'audit' | 'mail' | 'backup' | 'restore' | 'pictures' | 'secret' | 'check'}-cli`,
): string[] =>
  inject('serverIsBuilt') ? [server(`dist/${name}.js`)] : ['--import', 'tsx', server(`src/${name}.ts`)]
