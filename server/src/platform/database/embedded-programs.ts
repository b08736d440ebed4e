import { spawnSync } from 'node:child_process'

/** The reason why our own PostgreSQL cannot be used, in one line that names the remedy. It is shown without a stack. */
export class EmbeddedFailure extends Error {}

/** Returns the worst line of the output of a PostgreSQL program. */
export function worstLine(said: string): string {
  const lines = said.trim().split('\n')
  const worst = lines.findLast((line) => /FATAL|PANIC|error: /.test(line)) ?? lines.at(-1) ?? ''
  return worst.replace(/^.*?(FATAL|PANIC|LOG|error): +/, '')
}

/** Undefined for the user of this process. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined

export const isRoot = () => process.getuid?.() === 0

/** Returns the user `nobody`, which every machine has. PostgreSQL refuses to run as root, so root starts it as this user. */
export function databaseUser(): NonNullable<RunAs> {
  const id = (option: string) => spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout
  const [uid, gid] = [Number.parseInt(id('-u'), 10), Number.parseInt(id('-g'), 10)]
  return uid > 0 && gid > 0 ? { uid, gid } : { uid: 65_534, gid: 65_534 }
}

/** Returns whether that user can write in a folder. The machine itself decides: modes and ACLs of all parent folders count. */
export function canWriteIn(folder: string, as: RunAs): boolean {
  const script = 'test -w "$1" && cd "$1"'
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...as, cwd: '/' }).status === 0
}
