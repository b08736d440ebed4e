import { profileChanges } from '@callofcode/contract/member/member'
import fc from 'fast-check'
import { sessionStore } from '../../src/features/account/session-store.ts'
import { MANAGER_TASKS } from '../../src/features/member/member-tasks.ts'
import { rowOf } from '../endpoints/every-endpoint.ts'
import { testSite } from '../test-site.ts'
import { openLedger } from './change-ledger.ts'
import type { Part } from './damaged-form.ts'
import { type Damage, type Good, requestOf } from './damaged-request.ts'
import { type Example, openExamples, type Target } from './examples.ts'
import { type Answered, Sender, type Sent } from './send-request.ts'
import { faultsOf } from './sound-answer.ts'
import { valuesOf } from './values-of-schema.ts'

const CALLERS = ['visitor', 'member', 'manager', 'admin', 'nobody'] as const
type Caller = (typeof CALLERS)[number] | 'entitled'
/** The callers that are let in, beside the caller of the example. */
const admitted: Record<Target['callers'], readonly Caller[]> = {
  anyone: CALLERS,
  reset: [],
  member: ['member', 'manager', 'admin'],
  events: ['admin'],
  content: ['admin'],
  problems: ['admin'],
  announcements: ['admin'],
  report: ['admin'],
  moderation: ['manager', 'admin'],
  approvals: ['manager', 'admin'],
  organiser: ['manager', 'admin'],
  admin: ['admin'],
}

interface Case {
  readonly caller: Caller
  /** Whether the body and the query come from the example, or are generated from the schema. */
  readonly asExample: boolean
  readonly query: Record<string, unknown>
  readonly body: unknown
  readonly damages: Damage[]
}

/** Passkeys need a host name, and the site of the fuzzer has an IP address. */
const NEVER_HERE = ['startPasskey']
/** Returns whether the example fails here for a known reason. */
export const neverDone = (target: Target) =>
  rowOf(target).undone !== undefined || NEVER_HERE.includes(target.name)

/** After this many successful writes, their targets may be gone. */
const WRITES_BEFORE_RENEWAL = 3
const CASES_BEFORE_ROOM = 10
const MOST_SHOWN = 1_500

/** Opens a site that is called with any input that its own schemas accept, and with damaged copies. */
export async function openFuzz() {
  // The site judges nothing and sends no mail, so only the calls write. FUZZ_LOG=error shows the reason of a 500.
  const site = await testSite({
    LANES: '0',
    SIGNINS_PER_MINUTE: '1000000',
    LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
  })
  const { exampleOf, makeRoom } = await openExamples(site)
  const sender = new Sender(await site.listen())
  await site.mailer.stop()
  const changes = await openLedger(site.database.pool)
  const people = new Map<Caller, string>()
  const done = new Map<string, number>()

  /** Returns tokens of people who exist and are signed in, whatever earlier calls did. */
  async function tokens(): Promise<Partial<Record<Caller, string>>> {
    const made: Partial<Record<Caller, string>> = { nobody: 'no-such-token-0123456789-0123456789-0123456' }
    for (const name of ['member', 'manager', 'admin'] as const) {
      const id = (await restored(name)) ?? (await site.member(rightsOf(name))).id
      people.set(name, id)
      made[name] = await sessionStore.create(site.database.sql, id, {})
    }
    return made
  }

  /** Restores a person to the original state. Returns their id, or undefined if they were deleted. */
  async function restored(name: Caller): Promise<string | undefined> {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `with t as (delete from member_tasks where member_id = $1 and not (task = any($3::text[]))),
        g as (insert into member_tasks (member_id, task) select id, unnest($3::text[]) from members where id = $1
          on conflict (member_id, task) do update set until = null, ends_at = null)
      update members set status = 'approved', role = $2, archived_at = null, paused_until = null, warned = false where id = $1 returning id`,
      [people.get(name), rightsOf(name).role, rightsOf(name).isManager ? MANAGER_TASKS : []],
    )
    return rows[0]?.id
  }

  const count = ({ name }: Target) => done.set(name, (done.get(name) ?? 0) + 1)

  /** Calls the endpoint as in its example. Damage to a call that is refused anyway would show little. */
  async function tryExample(target: Target) {
    const example = await exampleOf(target)
    const { sent } = requestOf(target, example, [])
    const answer = await sender.send(sentBy(example.as, sent))
    if (answer && answer.status < 300) count(target)
    else if (!neverDone(target))
      throw new Error(`its example is refused, and no reason is given\n${shown('entitled', sent, answer)}`)
  }

  /** Runs cases of one endpoint. Throws with the smallest case that fails. */
  async function attack(target: Target, { cases, seed }: { cases: number; seed: number }) {
    await makeRoom()
    await tryExample(target)
    await makeRoom()
    let example = await exampleOf(target)
    let asked = 0
    let credentials = await tokens()
    let writes = 0
    await changes()

    async function once(one: Case) {
      if (++asked % CASES_BEFORE_ROOM === 0) {
        await makeRoom()
        await changes()
      }
      const good: Good = {
        params: example.params,
        query: one.asExample ? { ...one.query, ...example.query } : one.query,
        body: one.asExample && example.body !== undefined ? example.body : one.body,
        parts: partsOf(target, example, one),
      }
      const { sent, json } = requestOf(target, good, one.damages)
      const as = one.caller === 'entitled' ? example.as : credentials[one.caller]
      const answer = await sender.send(sentBy(as, sent))
      const changed = await changes()
      const faults = answer ? allFaults(target, one, { sent, json, answer, changed }) : []
      if (faults.length > 0) throw new Error(`${faults.join('; ')}\n${shown(one.caller, sent, answer)}`)
      if (!answer || answer.status >= 300) return
      count(target)
      if ((target.method !== 'GET' || target.unsafe) && ++writes % WRITES_BEFORE_RENEWAL === 0) {
        await makeRoom()
        example = await exampleOf(target)
        credentials = await tokens()
        await changes()
      }
    }
    await fc.assert(fc.asyncProperty(casesOf(target), once), {
      numRuns: cases,
      seed: seedOf(seed, target),
      reporter: (run) => report(target, run),
    })
  }

  async function close() {
    sender.close()
    await site.close()
  }
  return { attack, close, done: done as ReadonlyMap<string, number> }
}

const sentBy = (as: string | undefined, sent: Sent): Sent => ({
  ...sent,
  headers: [
    ['user-agent', 'Googlebot/2.1'],
    ...sent.headers,
    ...(as ? [['authorization', `Bearer ${as}`] as const] : []),
  ],
})

/** Returns a seed of its own for each endpoint. */
const seedOf = (seed: number, { name }: Target) =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed)

const casesOf = (target: Target): fc.Arbitrary<Case> =>
  fc.record({
    caller: fc.oneof(
      { arbitrary: fc.constant<Caller>('entitled'), weight: 7 },
      { arbitrary: fc.constantFrom<Caller>(...CALLERS), weight: 3 },
    ),
    asExample: fc.boolean(),
    query: (target.query
      ? valuesOf(target.query, target.name)
      : fc.constant({})) as Case['query'] extends infer Q ? fc.Arbitrary<Q & Record<string, unknown>> : never,
    body: bodiesOf(target),
    damages: fc.oneof(
      { arbitrary: fc.constant<Damage[]>([]), weight: 1 },
      {
        arbitrary: fc.array(fc.record({ kind: fc.nat(1_000), at: fc.nat(1_000), pick: fc.nat(1_000) }), {
          minLength: 1,
          maxLength: 3,
        }),
        weight: 3,
      },
    ),
  })

/** The form of the profile contains a JSON body. */
const bodiesOf = (target: Target) =>
  target.name === 'updateProfile'
    ? valuesOf(profileChanges, target.name)
    : target.body
      ? valuesOf(target.body, target.name)
      : fc.constant(undefined)

function partsOf(target: Target, example: Example, one: Case): readonly Part[] {
  if (target.name !== 'updateProfile' || one.asExample) return example.parts
  return [{ name: 'memberData', content: Buffer.from(JSON.stringify(one.body)) }]
}

interface Seen {
  readonly sent: Sent
  readonly json: unknown
  readonly answer: Answered
  readonly changed: readonly string[]
}

function allFaults(target: Target, { caller }: Case, { sent, json, answer, changed }: Seen): string[] {
  const faults = faultsOf(target, answer)
  if (answer.status >= 400 && changed.length > 0)
    faults.push(`refused, and yet it changed ${changed.join(', ')}`)
  if (answer.status >= 300) return faults
  if (caller !== 'entitled' && !admitted[target.callers].includes(caller)) faults.push(`done for a ${caller}`)
  if (target.body && json !== undefined && !target.body.safeParse(json).success)
    faults.push('done, though the schema refuses the body')
  const query = queryOf(sent.path)
  if (target.query && query && !target.query.safeParse(query).success)
    faults.push('done, though the schema refuses the query')
  return faults
}

/** Returns the query as the server parses it, or undefined when its bytes are no text. */
function queryOf(path: string): Record<string, unknown> | undefined {
  const text = path.split('?')[1] ?? ''
  try {
    decodeURIComponent(text)
  } catch {
    return undefined
  }
  const query: Record<string, unknown> = {}
  const pairs = new URLSearchParams(text)
  for (const key of new Set(pairs.keys())) {
    const values = pairs.getAll(key)
    Object.defineProperty(query, key, { value: values.length > 1 ? values : values[0], enumerable: true })
  }
  return query
}

const rightsOf = (name: Caller) => ({
  role: name === 'admin' ? ('admin' as const) : ('member' as const),
  isManager: name === 'manager',
})

const cut = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length})` : text

const shown = (caller: Caller, { method, path, headers, payload }: Sent, answer: Answered | undefined) =>
  [
    `as ${caller}: ${method} ${cut(path)}`,
    cut(JSON.stringify(headers)),
    cut(payload?.toString('latin1') ?? ''),
    `→ ${answer?.status} ${cut(answer?.text ?? '')}`,
  ].join('\n')

/** Reports a failure without whole bodies, which fast-check would print. */
function report(target: Target, run: fc.RunDetails<[Case]>) {
  if (!run.failed) return
  const error = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance)
  throw new Error(
    `${target.name}, seed ${run.seed}, path ${run.counterexamplePath}, ${run.numShrinks} times smaller:\n${error}`,
  )
}
