import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isOlder } from '../server/src/platform/database/release-steps.ts'
import { variables } from '../server/src/platform/env.ts'
import { releases } from '../server/testing/releases/releases.ts'

const root = resolve(import.meta.dirname, '..')
/** A package that the workspace `content` depends on. */
const { loadAll } = createRequire(join(root, 'content/package.json'))('js-yaml') as {
  loadAll(text: string): unknown[]
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'deploy'], {
  cwd: root,
  encoding: 'utf8',
})
const shipped = listed.split('\n').filter((file) => file && existsSync(join(root, file)))
const manifests = shipped.filter((file) => file.startsWith('deploy/kubernetes/'))
const operations = read('docs/operations.md')

/** Variables of other programs, and names that a file uses only for itself. */
const ELSEWHERE: Record<string, string> = {
  SITE: 'the name of the site, for Caddy and in compose.yaml',
  POSTGRES_USER: 'of the image of PostgreSQL',
  POSTGRES_DB: 'of the image of PostgreSQL',
  POSTGRES_PASSWORD: 'of the image of PostgreSQL',
  DATABASE_USER: 'a part of DATABASE_URL, in the manifests',
  DATABASE_PASSWORD: 'a part of DATABASE_URL, in the manifests',
  HOME: 'of the system',
  NODE: 'the tag of the base image',
  EMBEDDED_POSTGRES: 'whether the image has our own PostgreSQL',
}

interface Value {
  readonly [name: string]: Value
}
const documents = new Map(manifests.map((file) => [file, loadAll(read(file)) as Value[]]))
const all = [...documents.values()].flat()
const compose = loadAll(read('deploy/compose.yaml'))[0] as Value
const text = (value: Value | undefined) => String(value as unknown)
const list = (value: Value | undefined) => (value ?? []) as unknown as Value[]
const kind = (name: string) => all.filter((one) => text(one.kind) === name)
const named = (of: string, name: string) =>
  kind(of).find(({ metadata }) => text(metadata?.name) === name) as Value
const deployments = kind('Deployment')
const containerOf = (deployment: Value) =>
  list(deployment.spec?.template?.spec?.containers)[0] as unknown as Value

/** Returns the variables that a file sets, or reads from the environment. */
function variablesOf(file: string): string[] {
  const lines = read(file)
  const found = [
    ...lines.matchAll(/^\s*#?\s*(?:ENV|ARG|Environment=)?\s*([A-Z][A-Z0-9_]{2,})(?:=|: )/gm),
    ...lines.matchAll(/(?<=\s)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)=/g),
    ...lines.matchAll(/\$\{?\(?([A-Z][A-Z0-9_]{2,})/g),
    ...lines.matchAll(/name: ([A-Z][A-Z0-9_]{2,})$/gm),
    ...lines.matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b/g),
  ]
  return [...new Set(found.map(([, name]) => name ?? ''))].filter((name) => !/^(AF_\w+|NAME)$/.test(name))
}

describe('what is shipped', () => {
  test('OPS-66 every variable exists in env.ts, or is known to be of another program', () => {
    const known = new Set([...variables, ...Object.keys(ELSEWHERE)])
    const files = ['Dockerfile', ...shipped]
    const strange = files.flatMap((file) =>
      variablesOf(file)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(variablesOf('deploy/compose.yaml').length).toBeGreaterThan(8)
    expect(variablesOf('deploy/kubernetes/site.yaml')).toContain('DATABASE_REPLICA_URL')
    expect(strange).toEqual([])
  })

  test('OPS-66 every file that is named is there', () => {
    const gone = ['Dockerfile', 'README.md', ...shipped].flatMap((file) =>
      [...read(file).matchAll(/\b((?:deploy|tools|docs|server|web|judge)\/[\w./-]*\.[a-z]+)\b/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => !path.includes('/dist/') && !existsSync(join(root, path)) && !/\.env$/.test(path))
        .map((path) => `${file}: ${path}`),
    )
    expect(gone).toEqual([])
    const resources = list(documents.get('deploy/kubernetes/kustomization.yaml')?.[0]?.resources).map(text)
    expect(resources.filter((name) => !manifests.includes(`deploy/kubernetes/${name}`))).toEqual([])
    const left = manifests.filter(
      (file) =>
        !/kustomization|secret\.example|service-monitor/.test(file) &&
        !resources.includes(file.split('/').at(-1) ?? ''),
    )
    expect(left).toEqual([])
  })

  test('OPS-67 the base image has a Node that package.json takes, and the image is of its version', () => {
    const { engines, version } = JSON.parse(read('package.json')) as {
      engines: { node: string }
      version: string
    }
    const [, major] = /^ARG NODE=(\d+)-bookworm-slim$/m.exec(read('Dockerfile')) ?? []
    expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
    expect(text(compose.services?.site?.image)).toBe(`call-of-code:${version}`)
    const [images] = list(documents.get('deploy/kubernetes/kustomization.yaml')?.[0]?.images)
    expect(text(images?.newTag)).toBe(version)
  })

  test('OPS-398 what is being worked on is no release, and the guides name the tag of the last one', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const last = releases().at(-1) ?? ''
    expect(version === last || (version.endsWith('-dev') && isOlder(last, version))).toBe(true)
    const guides = readdirSync(join(root, 'docs/operations')).map((file) => read(`docs/operations/${file}`))
    const clones = guides.flatMap((guide) => guide.match(/git clone .*/g) ?? [])
    expect(clones.length).toBeGreaterThan(3)
    expect(clones.filter((line) => !line.startsWith(`git clone -q --branch v${last} `))).toEqual([])
    expect(isOlder('0.3.0-dev', '0.3.0') && isOlder('0.2.0', '0.3.0-dev')).toBe(true)
    expect(isOlder('0.3.0', '0.3.0-dev') || isOlder('0.3.0-dev', '0.3.0-dev')).toBe(false)
  })

  test('OPS-67 the image starts the site with the flags of npm start, and so does the unit', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
    const [, cmd = '[]'] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? []
    expect((JSON.parse(cmd) as string[]).join(' ')).toBe(scripts.start)
    const unit = read('deploy/systemd/call-of-code.service')
    expect(/^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit)?.[1]).toBe(scripts.start)
  })

  test('OPS-395 who composes the site has backups without saying so, in a volume that its user may write', () => {
    const site = compose.services?.site
    const [, place = ''] = /^\$\{BACKUP_TO:-(\/\w+)\}$/.exec(text(site?.environment?.BACKUP_TO)) ?? []
    expect(list(site?.volumes).map(text)).toContain(`backups:${place}`)
    expect(Object.keys(compose.volumes ?? {})).toContain('backups')
    expect(read('Dockerfile')).toMatch(new RegExp(`install -d -o 10001 .*${place}\\b`))
    // An empty variable counts as missing, so the default of the compose file applies.
    expect(read('deploy/.env.example')).toMatch(/^BACKUP_TO=$/m)
    const names = Object.keys(site?.environment ?? {})
    const asked = variables.filter((name) => name.startsWith('S3_'))
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
    expect(asked.filter((name) => !read('deploy/.env.example').includes(`\n${name}=`))).toEqual([])
  })

  test('OPS-67 everybody is given more time to stop than the site takes', () => {
    const settings = named('ConfigMap', 'call-of-code').data
    const unit = read('deploy/systemd/call-of-code.service')
    const ofUnit = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(unit)?.[1])
    const site = compose.services?.site
    const given = [
      ...deployments.map(({ spec }) => [
        Number(settings?.DRAIN_SECONDS),
        Number(settings?.SHUTDOWN_SECONDS),
        Number(spec?.template?.spec?.terminationGracePeriodSeconds),
      ]),
      [
        ...['DRAIN_SECONDS', 'SHUTDOWN_SECONDS'].map((name) => Number(site?.environment?.[name])),
        Number.parseInt(text(site?.stop_grace_period), 10),
      ],
      ['DRAIN_SECONDS', 'SHUTDOWN_SECONDS', 'TimeoutStopSec'].map(ofUnit),
    ]
    expect(given).toHaveLength(4)
    for (const [drain = Number.NaN, shutdown = Number.NaN, patience] of given) {
      // The site drains for half of SHUTDOWN_SECONDS at most.
      expect(drain * 2).toBeLessThanOrEqual(shutdown)
      expect(patience).toBeGreaterThan(drain + shutdown)
    }
  })

  test('OPS-67 probes ask for what the site answers, on the port that it listens on', () => {
    const health = read('server/src/platform/http/health-routes.ts')
    for (const deployment of deployments) {
      const container = containerOf(deployment)
      const [port] = list(container.ports)
      expect([text(port?.name), Number(port?.containerPort)]).toEqual(['http', 3000])
      const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((name) =>
        container[name]?.httpGet ? [[name, container[name].httpGet] as const] : [],
      )
      expect(probes.length).toBeGreaterThan(1)
      for (const [name, asked] of probes) {
        expect(text(asked?.port)).toBe('http')
        expect(health).toContain(`'${text(asked?.path)}'`)
        // An unavailable or late database must not cause a restart of every process.
        expect(text(asked?.path)).toBe(name === 'readinessProbe' ? '/readyz' : '/healthz')
      }
    }
    expect(containerOf(named('Deployment', 'site')).readinessProbe).toBeDefined()
    expect(read('Dockerfile')).toContain('EXPOSE 3000')
    for (const file of ['deploy/Caddyfile', 'deploy/haproxy/haproxy.cfg'])
      expect(read(file)).toContain('/readyz')
    for (const file of ['deploy/Caddyfile', 'deploy/haproxy/haproxy.cfg', 'deploy/nginx/call-of-code.conf'])
      expect([...read(file).matchAll(/(?:site|10\.0\.0\.1\d):(\d+)/g)].map(([, port]) => port)).toContain(
        '3000',
      )
  })

  test('OPS-67 selectors find their pods, and whatever is named by another exists', () => {
    const labelsOf = ({ spec }: Value) => spec?.template?.metadata?.labels
    const selectors = [
      ...deployments.map((one) => [one.spec?.selector?.matchLabels, labelsOf(one)]),
      [named('Service', 'site').spec?.selector, labelsOf(named('Deployment', 'site'))],
      [
        named('PodDisruptionBudget', 'site').spec?.selector?.matchLabels,
        labelsOf(named('Deployment', 'site')),
      ],
      ...kind('NetworkPolicy').map((one) => [
        one.spec?.podSelector?.matchLabels,
        labelsOf(named('Deployment', text(one.metadata?.name))),
      ]),
    ]
    expect(selectors).toHaveLength(6)
    for (const [selector, labels] of selectors) {
      expect(selector).toBeDefined()
      expect(labels).toMatchObject(selector as object)
    }
    const target = named('HorizontalPodAutoscaler', 'site').spec?.scaleTargetRef
    expect(named(text(target?.kind), text(target?.name))).toBeDefined()
    const [rule] = list(named('Ingress', 'site').spec?.rules)
    const [path] = list(rule?.http?.paths)
    expect(text(path?.backend?.service?.name)).toBe('site')
    expect(text(named('ConfigMap', 'call-of-code').data?.PUBLIC_URL)).toBe(`https://${text(rule?.host)}`)
    const database = text(kind('Cluster')[0]?.metadata?.name)
    for (const deployment of deployments) {
      const { envFrom, env } = containerOf(deployment)
      for (const [, from] of list(envFrom).flatMap((one) => Object.entries(one)))
        expect(
          [...kind('ConfigMap'), ...kind('Secret')].map(({ metadata }) => text(metadata?.name)),
        ).toContain(text(from.name))
      for (const one of list(env)) {
        if (one.valueFrom) expect(text(one.valueFrom.secretKeyRef?.name)).toBe(`${database}-app`)
        const host = /@([\w-]+):5432/.exec(text(one.value))?.[1]
        if (host) expect(host).toBe(`${database}-${text(one.name) === 'DATABASE_URL' ? 'rw' : 'ro'}`)
      }
    }
  })

  test('OPS-67 every container is unprivileged, by the number of the image, with a root that can only be read', () => {
    const [, user] = /^USER (\d+):\d+$/m.exec(read('Dockerfile')) ?? []
    expect(Number(user)).toBeGreaterThan(999)
    for (const deployment of deployments) {
      const pod = deployment.spec?.template?.spec
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) })
      const container = containerOf(deployment)
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(list(container.volumeMounts).map(({ mountPath }) => text(mountPath))).toEqual(['/data', '/tmp'])
      const env = Object.fromEntries(list(container.env).map((one) => [text(one.name), Number(one.value)]))
      // The memory limit has room for a lane and the process beside it.
      const limit = text(container.resources?.limits?.memory)
      const megabytes = Number.parseInt(limit, 10) * (limit.endsWith('Gi') ? 1024 : 1)
      expect(megabytes).toBeGreaterThanOrEqual((env.LANE_MEGABYTES ?? 2048) + 384)
    }
    expect(compose.services?.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(read('Dockerfile')).toContain('DATA_DIR=/data')
  })

  test('OPS-68 the unit leaves the judge what bubblewrap needs', () => {
    const unit = read('deploy/systemd/call-of-code.service')
    const set = new Map(
      [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name ?? '', value ?? '']),
    )
    for (const covers of [
      'ProtectKernelTunables',
      'ProtectKernelLogs',
      'ProcSubset',
      'MemoryDenyWriteExecute',
    ])
      expect([covers, set.get(covers)]).toEqual([covers, undefined])
    expect(set.get('RestrictNamespaces')?.split(' ').sort()).toEqual([
      'cgroup',
      'ipc',
      'mnt',
      'net',
      'pid',
      'user',
      'uts',
    ])
    expect(set.get('SystemCallFilter')).toBe('@system-service @mount')
    expect(set.get('RestrictAddressFamilies')).toContain('AF_NETLINK')
    for (const [name, value] of [
      ['NoNewPrivileges', 'yes'],
      ['ProtectSystem', 'strict'],
      ['CapabilityBoundingSet', ''],
      ['StateDirectory', 'call-of-code'],
    ] as const)
      expect([name, set.get(name)]).toEqual([name, value])
    expect(set.has('User')).toBe(true)
  })

  test('OPS-69 the table says of each shipped file what was tried', () => {
    const rows = read('deploy/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const said = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    )
    const files = ['Dockerfile', ...shipped.map((file) => file.replace('deploy/', ''))].filter(
      (file) => file !== 'README.md',
    )
    const silent = files.filter(
      (file) => !said.some((one) => one === file || (one?.endsWith('/') && file.startsWith(one))),
    )
    expect(silent).toEqual([])
    for (const row of rows) expect(row.split('|')[2]?.trim()).toMatch(/^(run|linted|parsed)\b/i)
    expect(operations).toContain('deploy/README.md')
  })
})
