import { sql as raw } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { auditChain } from './audit-chain.ts'
import { type Break, checkChain } from './audit-check.ts'

export const HELP = `Usage: npm run audit -- check [--noted HEAD]

  check      checks every row of the audit against the chain, from the oldest on. Prints how many, and the first one that is
             not what was written. Exit code 0 if all are, 1 if not
  --noted    a head that an earlier check printed: says whether the chain still goes through it. Whoever can write to the
             database can make a new chain, but not one with that head
  --help     this text

It works on DATABASE_URL, else on the database in DATA_DIR, whether the site runs or not.`

interface Noted {
  readonly number: number
  readonly hash: string
}
export type AuditCommand = { readonly noted: Noted | undefined }

export function readAuditCommand(
  given: readonly string[],
): AuditCommand | { help: boolean; misuse?: string } {
  const [verb, option, value, ...rest] = given
  if (given.includes('--help')) return { help: true }
  if (verb !== 'check')
    return { help: false, misuse: verb ? `There is no command ${verb}.` : 'Name a command.' }
  if (option === undefined) return { noted: undefined }
  if (option !== '--noted' || rest.length > 0)
    return { help: false, misuse: `What is ${rest[0] ?? option} for?` }
  const [, number, hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(value ?? '') ?? []
  if (!number) return { help: false, misuse: 'A head looks like 1234:0a1b…, as check prints it.' }
  return { noted: { number: Number(number), hash } }
}

/** Checks the whole chain. */
export async function checkCommand(
  database: Database,
  { noted }: AuditCommand,
): Promise<{ lines: string[]; isWhole: boolean }> {
  await auditChain.link(database)
  const { rows, since, break: broken, head } = await checkChain(database)
  const checked = `Checked ${rows} ${rows === 1 ? 'row' : 'rows'}`
  if (broken)
    return {
      lines: [
        `${checked}. The next one breaks the chain: ${WHY[broken.why]}.`,
        `Row ${broken.id} of ${broken.at.toISOString()}`,
      ],
      isWhole: false,
    }
  const from = since ? `, unbroken since ${since.toISOString()}` : ''
  const lines = [`${checked}${from}.`, `Head ${head.number}:${head.hash}`]
  const lacking = noted && (await lacksHead(database, noted))
  return { lines: lacking ? [...lines, lacking] : lines, isWhole: !lacking }
}

export const WHY: Readonly<Record<Break['why'], string>> = {
  changed: 'it is not what was written',
  missing: 'it is gone',
  unlinked: 'it was never in the chain',
  link: 'its link was replaced or taken out',
}

/**
 * Returns the message for a chain that does not contain a noted head. Returns undefined when it does, or when this can no longer
 * be determined.
 */
async function lacksHead({ sql }: Database, { number, hash }: Noted): Promise<string | undefined> {
  const { rows } = await sql.execute<{ hash: string | null; removed: boolean }>(raw`
    select (select encode(hash, 'hex') from (
        select number, hash from audit_links union all select number, hash from audit_anchor) as heads
      where number = ${number} limit 1) as hash,
      ${number} < (select number from audit_anchor) as removed`)
  if (rows[0]?.removed || rows[0]?.hash === hash) return undefined
  return `The head noted as ${number} is not in this chain: it was made anew, or ends earlier.`
}
