import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 2 ** 30

/**
 * The environment in which what tests write for a moment stays in memory, where a machine has the room and runs programs
 * from there: databases above all, which wait for the disk at every commit. Node, PostgreSQL and Chromium all heed TMPDIR.
 * What is left goes with this process.
 */
export function inMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY) || free() < ENOUGH || !runsPrograms()) return {}
  const folder = mkdtempSync(join(MEMORY, 'call-of-code-'))
  // As /tmp: where root runs the tests, PostgreSQL is somebody else.
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
