import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { PASSWORD, type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { seal } from '../../platform/mail/seal.ts'
import { deletions, workOff } from './deletion-job.ts'
import { reapplyDeletions, rememberedDeletions } from './reapply-deletions.ts'
import { shutAccount } from './remove-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ SIGNINS_PER_MINUTE: '1000' })
})
afterAll(() => site.close())

const pool = () => site.database.pool
const count = async (table: string, memberId: string, column = 'member_id') =>
  (await pool().query(`select count(*)::int as all from ${table} where ${column} = $1`, [memberId])).rows[0]
    .all

/** Creates a member with many submissions. */
async function busyMember(submissions: number) {
  const member = await site.member({ name: 'Quixotic Zebrafish' })
  await pool().query(
    `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, judged_at)
     select $1, 'fair-cuts', 'python', repeat('print(1)', 50), md5(n::text), 'done', 'Accepted', now()
     from generate_series(1, $2) n`,
    [member.id, submissions],
  )
  return member
}

/** Shuts the account as the request does, without the rest of the work. */
async function shut({ id, name, email }: Awaited<ReturnType<typeof busyMember>>) {
  await write(site.database, async (tx, changed) => {
    await shutAccount(tx, changed, id)
    const sealedRecipient = seal(site.secret, { name, email })
    await tx.insert(deletions).values({ memberId: id, sealedRecipient })
  })
}

/** Starts a separate process that carries out the deletion. */
const worker = (memberId: string): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('../../../testing/deletion-process.ts', import.meta.url)),
      memberId,
    ],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: site.database.url,
        DATA_DIR: site.dataDir,
        SECRET: site.secret.toString('hex'),
      },
      stdio: 'ignore',
    },
  )

test('SAFE-57 safety P2 a deletion that is killed in the middle goes on, and from its first moment nobody gets in', {
  tags: 'long',
}, async () => {
  const member = await busyMember(20_000)
  const { id, email, as } = member
  await shut(member)
  const signIn = () => site.ask('POST', '/members/signin', { body: { email, password: PASSWORD } })
  expect((await signIn()).status).toBe(401)
  expect((await site.ask('GET', '/members/', { as })).status).toBe(401)
  expect(await count('members', id, 'id')).toBe(1)

  const process = worker(id)
  const ended = new Promise((resolve) => process.once('exit', (_, signal) => resolve(signal)))
  while ((await count('problem_submissions', id)) === 20_000)
    await new Promise((resolve) => setTimeout(resolve, 2))
  process.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  const left = await count('problem_submissions', id)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(20_000)
  expect((await signIn()).status).toBe(401)

  await workOff(site, id)
  expect([await count('problem_submissions', id), await count('members', id, 'id')]).toEqual([0, 0])
  const { rows } = await pool().query(
    'select finished_at, sealed_recipient from deletions where member_id = $1',
    [id],
  )
  expect(rows).toEqual([{ finished_at: expect.any(Date), sealed_recipient: null }])
  const mail = await new FolderMailbox(site.dataDir).newest(email)
  expect(mail.text).toContain('deleted')
})

test('SAFE-58 safety P2 two processes at one deletion do it once, and the mail is one', async () => {
  const member = await busyMember(1_200)
  await shut(member)
  await Promise.all([workOff(site, member.id), workOff(site, member.id), workOff(site, member.id)])
  await workOff(site, member.id)
  expect(await count('members', member.id, 'id')).toBe(0)
})

test('SAFE-59 safety P2 whom a restored backup brings back is deleted again', async () => {
  const [before, after, stays] = [await busyMember(3), await busyMember(3), await site.member()]
  const rowOf = async (id: string) =>
    (await pool().query('select to_jsonb(m) as row from members m where id = $1', [id])).rows[0].row
  const kept = [await rowOf(before.id), await rowOf(after.id)]
  for (const one of [before, after]) {
    expect(
      (await site.ask('POST', '/members/me/delete', { as: one.as, body: { password: PASSWORD } })).status,
    ).toBe(200)
  }
  const remembered = (await rememberedDeletions(site.database)).filter(
    ({ memberId }) => memberId === after.id,
  )
  expect(remembered).toHaveLength(1)
  // The backup contains the record of the first deletion only. Both members still have their rows in it.
  await pool().query('delete from deletions where member_id = $1', [after.id])
  for (const row of kept)
    await pool().query('insert into members select * from jsonb_populate_record(null::members, $1)', [row])
  expect(await reapplyDeletions(site.database, remembered)).toBe(2)
  for (const { id } of [before, after]) expect(await count('members', id, 'id')).toBe(0)
  expect(await count('members', stays.id, 'id')).toBe(1)
  expect(await reapplyDeletions(site.database, remembered)).toBe(0)
  expect(await count('deletions', after.id)).toBe(1)
})
