import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const server = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Returns the arguments with which Node starts a program of the server. Usually that is the build, as operators start it. The
 * sources are used only if the build is missing or outdated, because compiling them costs a second of processor time at each
 * start.
 */
export const programArguments = (
  name:
    | 'main'
    | `${'member' | 'audit' | 'mail' | 'backup' | 'restore' | 'pictures' | 'secret' | 'check'}-cli`,
): string[] =>
  inject('serverIsBuilt') ? [server(`dist/${name}.js`)] : ['--import', 'tsx', server(`src/${name}.ts`)]
