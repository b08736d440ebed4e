import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

const LOCK = join(root, '.cache/prepare.lock')
const LONGEST = 20 * 60_000

/** Waits until no other command installs or builds here. Returns the function that ends the turn. */
export async function takeInstallLock() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  let told = false
  while (!taken()) {
    if (!isLive()) {
      rmSync(LOCK, { force: true })
      continue
    }
    if (!told) process.stderr.write('  Waiting for another command that installs or builds here …\n')
    told = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return () => rmSync(LOCK, { force: true })
}

function taken() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Whether the lock's process still runs. After 20 minutes its number may belong to another process, so the lock
 * expires.
 */
function isLive() {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > LONGEST) return false
    const pid = Number(readFileSync(LOCK, 'utf8'))
    // Still empty: the number is written just after the file is made.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
