import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type Caller, callerOf, RIGHTS, type Rights } from '../../platform/http/caller.ts'
import { holdsNow } from '../account/public.ts'
import { DECIDING_TASKS, kindsOf } from '../organiser/public.ts'

type Decider = Pick<Caller, 'id' | 'name' | 'email' | 'language' | 'role' | 'tasks'>
type DeciderRow = Omit<Caller, 'lacksFactor'> & Rights
type Required = Parameters<typeof callerOf>[1]

export const waitingMailStore = {
  /** Returns whether the mails of that day are written. */
  async isWritten(sql: Sql, day: string): Promise<boolean> {
    const { rows } = await sql.execute<{ written: boolean }>(
      raw`select exists (select from waiting_mail_days where day = ${day}::date) as written`,
    )
    return rows[0]?.written ?? false
  },

  /**
   * Claims the mails of a day. Returns false if another process writes or wrote them. It waits for a process that is writing. If
   * that one fails, this process writes them.
   */
  async begin(tx: Sql, day: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`insert into waiting_mail_days (day) values (${day}::date) on conflict (day) do nothing`,
    )
    return rowCount === 1
  },

  async finish(tx: Sql, day: string, mails: number) {
    await tx.execute(raw`update waiting_mail_days set mails = ${mails} where day = ${day}::date`)
    await tx.execute(raw`delete from waiting_mail_days where day < ${day}::date - 400`)
  },

  /** Returns the members who may decide and subscribe to the mails, with the rights that they would have on this site. */
  async deciders(tx: Sql, required: Required): Promise<Decider[]> {
    const { rows } = await tx.execute(raw`
      select m.id, m.name, m.email, m.language, m.role, ${raw.raw(RIGHTS)} from members m
      where m.status = 'approved' and m.mail_waiting
        and (m.role = 'admin' or ${holdsNow(raw`m.id`, ...DECIDING_TASKS)}) order by m.id`)
    return (rows as unknown as DeciderRow[])
      .map((row) => callerOf(row, required))
      .filter((caller) => kindsOf(caller).length > 0)
  },
}
