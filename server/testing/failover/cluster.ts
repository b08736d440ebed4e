import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Children } from './children.ts'
import { configFrom, DATABASE_USER, patroniConfig, SUPERUSER, writeConfig } from './configs.ts'
import { asUser, ETCD, NODES, type NodeName, nodeNames, onMachine } from './world.ts'

/** Milliseconds. The deadline is far longer than any step takes, so only a hanging step fails. */
const PATIENCE = 180_000
/** The user that runs PostgreSQL and PgBouncer, which refuse root. */
const USER = 'postgres'

/** Repeats the question until there is an answer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await sleep(100)
  }
  throw new Error(`After ${PATIENCE / 1000} s still not: ${what}`)
}

/** Runs three PostgreSQL nodes under Patroni, etcd, and the proxies between them and the site. */
export class Cluster {
  readonly #folder: string
  readonly #children: Children
  readonly #programs: string

  constructor(folder: string, children: Children, programs: string) {
    this.#folder = folder
    this.#children = children
    this.#programs = programs
  }

  async open() {
    const [user, group] = ['-u', '-g'].map((of) =>
      Number(execFileSync('id', [of, USER], { encoding: 'utf8' })),
    )
    for (const name of [...nodeNames, 'pgbouncer']) {
      mkdirSync(this.#at(name), { mode: 0o700 })
      chownSync(this.#at(name), user ?? 0, group ?? 0)
    }
    this.startEtcd()
    for (const name of nodeNames) this.startNode(name)
    // Until a second node follows, every write waits.
    const leader = await until('a leader that two nodes follow', () => this.whole())
    await this.#ask(
      leader,
      'postgres',
      `create role ${DATABASE_USER.user} login password '${DATABASE_USER.password}'`,
    )
    await this.#ask(leader, 'postgres', `create database club owner ${DATABASE_USER.user}`)
    this.#startProxies()
    return leader
  }

  startEtcd() {
    const etcd = ['etcd', '--name=one', `--data-dir=${this.#at('etcd')}`, '--logger=zap', '--log-level=warn']
    const at = [`--listen-client-urls=http://${ETCD}:2379`, `--advertise-client-urls=http://${ETCD}:2379`]
    this.#children.start('etcd', onMachine('etcd', undefined, [...etcd, ...at]))
  }

  startNode(name: NodeName) {
    const folder = this.#at(name)
    const config = writeConfig(this.#folder, `${name}.yml`, patroniConfig(name, folder, this.#programs))
    const { PATH } = process.env
    this.#children.start(
      name,
      onMachine(name, USER, ['env', `PATH=${PATH}`, 'LANG=C.UTF-8', 'patroni', config]),
    )
  }

  #startProxies() {
    const haproxy = writeConfig(this.#folder, 'haproxy-database.cfg', configFrom('haproxy-database.cfg', {}))
    this.#children.start('haproxy-database', ['haproxy', '-db', '-f', haproxy])
    const { user, password } = DATABASE_USER
    const list = writeConfig(this.#folder, 'userlist.txt', `"${user}" "${password}"\n`)
    const given = configFrom('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': list })
    const config = writeConfig(this.#folder, 'pgbouncer.ini', given)
    this.#children.start('pgbouncer', asUser(USER, ['env', 'PATH=/usr/sbin:/usr/bin', 'pgbouncer', config]))
  }

  startSiteProxy() {
    const config = writeConfig(this.#folder, 'haproxy-site.cfg', configFrom('haproxy-site.cfg', {}))
    this.#children.start('haproxy-site', ['haproxy', '-db', '-f', config])
  }

  /** Returns the node that reports itself as leader. */
  async leader(): Promise<NodeName | undefined> {
    const answers = await Promise.all(
      nodeNames.map(async (name) => {
        const signal = AbortSignal.timeout(1_000)
        const answer = await fetch(`http://${NODES[name]}:8008/primary`, { signal }).catch(() => undefined)
        await answer?.body?.cancel()
        return answer?.status === 200 ? name : undefined
      }),
    )
    return answers.find((name) => name !== undefined)
  }

  /** Returns the leader when two nodes follow it and one of them has every acknowledged write. */
  async whole(): Promise<NodeName | undefined> {
    const leader = await this.leader()
    if (!leader) return undefined
    const rows = await this.#ask(
      leader,
      'postgres',
      `select sync_state from pg_stat_replication where state = 'streaming' and application_name like 'pg_'`,
    ).catch(() => [])
    return rows.length === 2 && rows.some(({ sync_state }) => sync_state === 'sync') ? leader : undefined
  }

  /** Returns the first process of PostgreSQL on a node, or undefined while there is none. */
  postmaster(name: NodeName): number | undefined {
    const file = join(this.#at(name), 'data/postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
  }

  switchOver() {
    execFileSync('patronictl', ['-c', join(this.#folder, 'pg1.yml'), 'switchover', '--force', 'club'], {
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
      stdio: 'pipe',
    })
  }

  /** Resolves when a node has replayed everything that the leader has written so far. */
  async hasCaughtUp(name: NodeName, leader: NodeName) {
    const [row] = await this.#ask(leader, 'postgres', 'select pg_current_wal_lsn() as lsn')
    await until(`${name} has caught up`, async () => {
      const asked = `select pg_last_wal_replay_lsn() >= '${row?.lsn}' as there`
      return (await this.#ask(name, 'postgres', asked))[0]?.there === true
    })
  }

  /** Returns the address of the club's database on one node, for its superuser. */
  addressOf = (name: NodeName, database = 'club') =>
    `postgres://${SUPERUSER.user}:${SUPERUSER.password}@${NODES[name]}:5432/${database}`

  async #ask(name: NodeName, database: string, statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.addressOf(name, database),
      connectionTimeoutMillis: 2_000,
      query_timeout: 10_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(statement)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  #at = (name: string) => join(this.#folder, name)
}
