import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Mounts a small file system in memory, if this user may: a disk that can be full or read-only. */
export function boundedDisk(folder: string, megabytes: number) {
  const mount = (...options: string[]) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', folder]).status === 0
  mkdirSync(folder, { recursive: true })
  const works = mount(`size=${megabytes}m`, 'mode=0755')
  if (works) chmodSync(folder, 0o755)
  return {
    works,
    readOnly: () => spawnSync('mount', ['-o', 'remount,ro', folder]).status === 0,
    remove() {
      if (works) spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The reason why a test is skipped, for its title. */
export const mounts = (() => {
  const disk = boundedDisk(`/tmp/callofcode-mount-${process.pid}`, 1)
  disk.remove()
  return disk.works
})()

/** Fills the disk completely until the file `filled` is removed. */
export function fill(folder: string) {
  const { bsize, bavail } = statfsSync(folder)
  writeFileSync(join(folder, 'filled'), Buffer.alloc(bsize * bavail))
}

export const skipped = mounts ? '' : ' (skipped: nothing can be mounted here)'
