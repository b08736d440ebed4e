import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { findRunning } from '../src/platform/database/embedded.ts'

export interface ApprovedPerson {
  readonly email: string
  readonly name: string
  readonly role: 'member' | 'admin'
  readonly tasks: readonly string[]
  /** The e-mail of the approver. Members get the approver's password hash, so it is not computed again. */
  readonly approver: string
}

// Inserts a member as the calls of a sign-up and of its approval do, except for the mails.
const CREATE = `
  with approver as (select id, password_hash from members where email = $1),
  person as (
    insert into members (email, name, role, password_hash, passout_year, status, decided_at, decided_by)
    select $2, $3, $4, password_hash, $5, 'approved', now(), id from approver returning id),
  held as (
    insert into member_tasks (member_id, task, given_by)
    select person.id, task, approver.id from person, approver, unnest($6::text[]) task),
  noted as (
    insert into audit (action, outcome, actor_id, target, address, request_id)
    select act, 'ok', case act when 'signup.approve' then approver.id end, person.id, $7, $8
    from person, approver, unnest(array['signup', 'signup.approve']) act)
  select from person`

// Inserts a session as a sign-in does.
const SIGN_IN = `
  with person as (select id from members where email = $1 and status = 'approved'),
  noted as (
    insert into audit (action, outcome, actor_id, target, address, request_id)
    select 'signin', 'ok', id, id, $4, $5 from person)
  insert into sessions (member_id, token_hash, user_agent, address)
    select id, sha256(convert_to($2, 'UTF8')), $3, $4 from person`

const HOME = '127.0.0.1'
const requestId = () => randomBytes(8).toString('hex')

/**
 * Creates members of a running site, each on demand. Members prepared in advance would stand in every list, count and search
 * until they are used, and the supply could run out. Two processes never create the same member.
 */
export class ApprovedPeople {
  readonly #open: () => Promise<pg.Pool>
  #pool: Promise<pg.Pool> | undefined

  constructor(open: () => Promise<pg.Pool>) {
    this.#open = open
  }

  async create({ email, name, role, tasks, approver }: ApprovedPerson) {
    const passout = `${new Date().getFullYear()}-01-02T00:00:00Z`
    const values = [approver, email, name, role, passout, tasks, HOME, requestId()]
    await this.#run(`Nobody can let ${email} in: is ${approver} a member?`, CREATE, values)
  }

  /** Starts a session, as a browser or a program does. Returns its token. */
  async signIn(email: string, userAgent: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.#run(`${email} is no member.`, SIGN_IN, [email, token, userAgent, HOME, requestId()])
    return token
  }

  async #run(failure: string, text: string, values: unknown[]) {
    this.#pool ??= this.#open()
    const { rowCount } = await (await this.#pool).query(text, values)
    if (rowCount !== 1) throw new Error(failure)
  }
}

/** Returns the database of the site that runs on this data folder. */
export async function databaseOf(dataDir: string): Promise<pg.Pool> {
  const connectionString = await findRunning(dataDir)
  if (!connectionString) throw new Error(`No database runs on ${dataDir}.`)
  const pool = new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true })
  // When a site ends, its database ends too.
  pool.on('error', () => undefined)
  return pool
}
