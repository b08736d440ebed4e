import { readdirSync, readFileSync } from 'node:fs'

/** Returns the first processes of every PostgreSQL that runs on data below a folder. Linux only. */
export function postgresBelow(folder: string): number[] {
  const found = readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!pid) return []
    const [program = '', ...words] = read(pid, 'cmdline').split('\0')
    const data = words[words.indexOf('-D') + 1] ?? ''
    return program.endsWith('postgres') && data.startsWith(`${folder}/`) ? [pid] : []
  })
  // For a moment, child processes have the command line of their parent.
  return found.filter((pid) => !found.includes(parentOf(pid)))
}

/** The name in parentheses may contain anything. The parent's id is the second field after the name. */
const parentOf = (pid: number) => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1])

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}
