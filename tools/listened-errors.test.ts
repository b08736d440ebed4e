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

/** What makes an emitter: where nobody listens to its errors, one of them ends the process. */
const MADE =
  /(?<![.\w])(?:newClient|new Client|spawn|cluster\.fork|new Worker|workerThread|createReadStream|createServer|pack)\(|\.createWriteStream\(|(?<![.\w])createWriteStream\(/g
/** What listens: a listener, what waits for the stream's end, and what owns the answer to a request. */
const LISTENS =
  /\.on(?:ce)?\(\s*'error'|\bpipeline\(|\bfinished\(|fillInto\(|writeBackup\(|reply\.send\(createReadStream|\bonce\(\w+,/g
/** Where the listener stands elsewhere, and where. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'server/src/platform/worker-thread.ts': 'of the two one is made, and the listener is added to it',
  'server/src/app/page/development-screens.ts': 'a server of Vite, for development',
  'judge/src/host/browser-host.ts': 'in a browser',
}

test('SAFE-324 whoever makes a stream, a process, a thread or a connection listens to its errors', () => {
  const silent = files.filter((file) => {
    // Types, imports and what is only declared make nothing.
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|export type) .*$/gm, '')
    const made = text.match(MADE)?.length ?? 0
    return made > (text.match(LISTENS)?.length ?? 0)
  })
  expect(silent.filter((file) => !ELSEWHERE[file])).toEqual([])
})
