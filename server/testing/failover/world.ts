import { execFileSync } from 'node:child_process'

/** The machines of the drill and their addresses. The drill itself, the proxies and the apps are on the switch. */
export const NODES = { pg1: '10.0.0.11', pg2: '10.0.0.12', pg3: '10.0.0.13' } as const
export const ETCD = '10.0.0.10'
export const PROXY = '10.0.0.20'
export const APPS = { a: '10.0.0.21', b: '10.0.0.22' } as const
const DRILL = '10.0.0.1'

export type NodeName = keyof typeof NODES
export type AppName = keyof typeof APPS
export const nodeNames = Object.keys(NODES) as NodeName[]
export const appNames = Object.keys(APPS) as AppName[]

const ip = (...words: string[]) => execFileSync('ip', words, { encoding: 'utf8' })

/**
 * Simulates machines as network namespaces on their own switch. This process must run in namespaces made for it (network,
 * processes, mounts). The simulation is invisible and unreachable from outside, and ends with this process.
 */
export function openWorld() {
  // The folder where `ip` keeps the names of namespaces.
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run'])
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'switch', 'type', 'bridge')
  for (const address of [DRILL, PROXY, ...Object.values(APPS)])
    ip('address', 'add', `${address}/24`, 'dev', 'switch')
  ip('link', 'set', 'switch', 'up')
  addMachine('etcd', ETCD)
  for (const name of nodeNames) {
    addMachine(name, NODES[name])
    addConsole(name)
  }
}

function addMachine(name: string, address: string) {
  ip('netns', 'add', name)
  ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', `to-${name}`, 'master', 'switch', 'up')
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', name, 'link', 'set', 'eth0', 'up')
  ip('-n', name, 'link', 'set', 'lo', 'up')
}

/** The address at which only the drill reaches a node, whether its cable is plugged in or not. Its network routes no further. */
export const consoleOf = (name: NodeName) => `10.1.${nodeNames.indexOf(name)}.2`

function addConsole(name: NodeName) {
  const wire = `console-${name}`
  ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', 'console', 'netns', name)
  ip('address', 'add', `10.1.${nodeNames.indexOf(name)}.1/24`, 'dev', wire)
  ip('link', 'set', wire, 'up')
  ip('-n', name, 'address', 'add', `${consoleOf(name)}/24`, 'dev', 'console')
  ip('-n', name, 'link', 'set', 'console', 'up')
}

/** Returns the command that runs another command on a machine, as a user. */
export const onMachine = (machine: string, user: string | undefined, command: string[]) => [
  'ip',
  'netns',
  'exec',
  machine,
  ...asUser(user, command),
]

export const asUser = (user: string | undefined, command: string[]) =>
  user
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--reset-env', ...command]
    : command

/** Sends a signal to everything that runs on a machine. */
export function signalMachine(machine: string, signal: NodeJS.Signals) {
  for (const pid of pidsOn(machine)) signalProcess(pid, signal)
}

export const pidsOn = (machine: string) =>
  ip('netns', 'pids', machine).split('\n').filter(Boolean).map(Number)

export function signalProcess(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // The process has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Pulls the cable of a machine, or plugs it in again. Packets sent meanwhile are lost silently. */
export const setCable = (machine: string, plugged: boolean) =>
  void ip('link', 'set', `to-${machine}`, plugged ? 'up' : 'down')
