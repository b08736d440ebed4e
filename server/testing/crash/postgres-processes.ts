import { readdirSync, readFileSync } from 'node:fs'

/** The first processes of every PostgreSQL that runs on data below a folder. Linux only. */
export function postgresBelow(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!pid) return []
    const [program = '', ...words] = commandOf(pid)
    const data = words[words.indexOf('-D') + 1] ?? ''
    return program.endsWith('postgres') && data.startsWith(`${folder}/`) ? [pid] : []
  })
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // It has ended meanwhile.
    return []
  }
}
