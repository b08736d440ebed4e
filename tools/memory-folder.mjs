import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 2 ** 30

/**
 * Returns an environment whose TMPDIR is in memory, if there is space and programs can run from it. On a disk, databases wait at
 * every commit. Node, PostgreSQL and Chromium all use TMPDIR. The folder is removed when this process ends.
 */
export function inMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY) || free() < ENOUGH || !runsPrograms()) return {}
  const folder = mkdtempSync(join(MEMORY, 'call-of-code-'))
  // The folder is writable for all, like /tmp, because PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o1777)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { TMPDIR: folder }
}

function free() {
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize
}

function runsPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === MEMORY)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
