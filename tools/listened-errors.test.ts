import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(server\/src|judge\/src\/host|tools)\/.*\.(ts|mjs)$/.test(file))
  .filter((file) => !/\.test\.ts$|^tools\/(image|.*-drill)/.test(file))

/** The expressions that create an emitter. An error without a listener ends the process. */
const MADE =
  /(?<![.\w])(?:newClient|new Client|spawn|cluster\.fork|new Worker|workerThread|createReadStream|createServer|pack)\(|\.createWriteStream\(|(?<![.\w])createWriteStream\(/g
/** The expressions that handle errors: a listener, a wait for the stream's end, and the owner of a response. */
const LISTENS =
  /\.on(?:ce)?\(\s*'error'|\bpipeline\(|\bfinished\(|fillInto\(|writeBackup\(|reply\.send\(createReadStream|\bonce\(\w+,/g
/** Files whose listener is elsewhere, and the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'server/src/platform/worker-thread.ts': 'of the two one is made, and the listener is added to it',
  'server/src/app/page/development-screens.ts': 'a server of Vite, for development',
  'judge/src/host/browser-host.ts': 'in a browser',
}

test('SAFE-324 whoever makes a stream, a process, a thread or a connection listens to its errors', () => {
  const silent = files.filter((file) => {
    // Types, imports and declarations create nothing.
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|export type) .*$/gm, '')
    const made = text.match(MADE)?.length ?? 0
    return made > (text.match(LISTENS)?.length ?? 0)
  })
  expect(silent.filter((file) => !ELSEWHERE[file])).toEqual([])
})
