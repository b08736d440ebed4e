import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')
/** `IMAGE=name` tests an existing image. */
export const IMAGE = process.env.IMAGE ?? 'localhost/call-of-code:tried'
const NEEDED = ['buildah', 'unshare', 'setpriv', 'chroot']

/** Returns the requirements for building and running the image that this machine lacks, or an empty list. */
export function missing(programs: readonly string[] = NEEDED): string[] {
  const absent = programs.filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`], { env: withSbin }).status !== 0,
  )
  return process.getuid?.() === 0 ? absent : [...absent, 'root']
}

/** The path includes the folders that Debian's administrators have in theirs. */
export const withSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` }

interface Config {
  readonly Env: string[]
  readonly Cmd: string[]
  readonly Entrypoint: string[]
  readonly User: string
  readonly WorkingDir: string
  readonly StopSignal: string
  readonly Healthcheck: { Test: string[] }
}

/** Builds the image as `docker build` does and opens its files. Without a registry it uses a local base image. */
export function builtImage() {
  if (!process.env.IMAGE) build()
  return opened()
}

const run = (program: string, ...given: string[]) =>
  execFileSync(program, given, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: withSbin,
  })

function build() {
  const base = `docker.io/library/node:${/^ARG NODE=(\S+)/m.exec(readFileSync(join(repository, 'Dockerfile'), 'utf8'))?.[1]}`
  const has = (image: string) => spawnSync('buildah', ['inspect', '--type', 'image', image]).status === 0
  if (!has(base) && spawnSync('buildah', ['pull', '-q', base]).status !== 0)
    run('sh', 'tools/image/make-base.sh', base, /:(\d+)/.exec(base)?.[1] ?? '')
  run(
    'buildah',
    'build',
    '-q',
    '--isolation',
    'chroot',
    '--pull-never',
    '--layers',
    '--format',
    'docker',
    '-t',
    IMAGE,
    '.',
  )
}

function opened() {
  const described = JSON.parse(run('buildah', 'inspect', '--type', 'image', IMAGE)) as {
    Docker: { config: Config }
  }
  const container = run('buildah', 'from', '--pull-never', IMAGE).trim()
  const folder = run('buildah', 'mount', container).trim()
  return {
    config: described.Docker.config,
    folder,
    close: () => run('buildah', 'rm', container),
  }
}

/** A script that isolates like a container runtime: own mounts and processes, a read-only root, no capability. */
const CONTAIN = `
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount -t tmpfs -o size=512m,mode=1777 tmpfs "$1/tmp"
mount --bind "$2" "$1/data"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
folder=$1; work=$3; user=$4
shift 4
exec chroot "$folder" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all \\
  env -i -C "$work" "$@"
`

interface Image {
  readonly config: Config
  readonly folder: string
}

export function container(
  { config, folder }: Image,
  environment: Record<string, string>,
  command?: string[],
) {
  const data = mkdtempSync(join(tmpdir(), 'callofcode-volume-'))
  const [user = ''] = config.User.split(':')
  execFileSync('chown', [`${user}:${user}`, data])
  const env = [...config.Env, ...Object.entries(environment).map((pair) => pair.join('='))]
  const inner = command ?? [...config.Entrypoint, ...config.Cmd]
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      CONTAIN,
      'sh',
      folder,
      data,
      config.WorkingDir,
      user,
      ...env,
      ...inner,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: withSbin },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  /** Returns the first process of the container, by its number on the host. */
  const first = () =>
    Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0])
  return {
    said: () => said,
    ended,
    data,
    first,
    signal: (name: NodeJS.Signals) => process.kill(first(), name),
    /** Runs another command in the container, as `docker exec` does. */
    exec: async (...words: string[]) => {
      const asked = spawn(
        'nsenter',
        [
          '-t',
          String(first()),
          '--mount',
          '--pid',
          '--root',
          `--wd=/proc/${first()}/cwd`,
          'setpriv',
          `--reuid=${user}`,
          `--regid=${user}`,
          '--clear-groups',
          '--no-new-privs',
          'env',
          '-i',
          ...env,
          ...words,
        ],
        { stdio: ['ignore', 'pipe', 'pipe'], env: withSbin },
      )
      const heard = { stdout: '', stderr: '' }
      for (const name of ['stdout', 'stderr'] as const)
        asked[name].setEncoding('utf8').on('data', (text: string) => (heard[name] += text))
      const [status] = (await once(asked, 'close')) as [number | null]
      return { status, ...heard }
    },
  }
}

/** Returns the megabytes that the processes below this one hold. Shared ones count once. */
export function megabytesBelow(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parentOf = (one: string) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${one}/stat`, 'utf8'))?.[1])
    } catch {
      return 0
    }
  }
  const parents = new Map(children.map((one) => [Number(one), parentOf(one)]))
  const below = (one: number): number[] => [
    one,
    ...[...parents].filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  const held = (one: number) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  }
  return Math.round(below(pid).reduce((sum, one) => sum + held(one), 0) / 1024)
}
