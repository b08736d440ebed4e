import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

const LOCK = join(root, '.cache/prepare.lock')
const LONGEST = 20 * 60_000
const REMOVING = `${LOCK}.removing`
const LONGEST_REMOVING = 10_000

/** Waits until no other command installs or builds here. Returns the function that releases the lock. */
export async function takeInstallLock() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  let told = false
  while (!taken(LOCK)) {
    if (!isLive() && removed()) continue
    if (!told) process.stderr.write('  Waiting for another command that installs or builds here …\n')
    told = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return () => rmSync(LOCK, { force: true })
}

function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a process that has ended. One process at a time may do this, and it checks again: another process may have
 * replaced that lock with its own.
 */
function removed() {
  if (!taken(REMOVING)) {
    if (age(REMOVING) > LONGEST_REMOVING) rmSync(REMOVING, { force: true })
    return false
  }
  if (!isLive()) rmSync(LOCK, { force: true })
  rmSync(REMOVING, { force: true })
  return true
}

function age(file) {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

/** Returns whether the lock's process still runs. After 20 minutes another process may have its number, so the lock expires. */
function isLive() {
  try {
    if (age(LOCK) > LONGEST) return false
    const pid = Number(readFileSync(LOCK, 'utf8'))
    // The file is still empty, because the number is written just after its creation.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
