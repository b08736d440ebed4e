import { and, asc, eq, getTableColumns, isNotNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { type FactorRow, recoveryCodes, secondFactors } from './second-factor-tables.ts'

/** How long a secret waits for the first code of its app. */
const SETUP_SECONDS = 900

const counts = isNotNull(secondFactors.confirmedAt)
const ofMember = (memberId: string) => eq(secondFactors.memberId, memberId)
const isApp = eq(secondFactors.kind, 'app')

interface NewPasskey {
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
}

/** Whether the member of this column has a factor, as SQL. */
export const hasFactor = (memberId: PgColumn): SQL<boolean> =>
  raw<boolean>`exists (select from second_factors f where f.member_id = ${memberId} and f.confirmed_at is not null)`

const LIST = prepared('factors', (sql) =>
  sql
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.memberId, raw.placeholder('memberId')), counts))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id)),
)

export const factorStore = {
  /** The factors that count, the oldest first. */
  list: (sql: Sql, memberId: string): Promise<FactorRow[]> => LIST(sql, { memberId }),

  /** Keeps the secret of an app that is not confirmed. False when there is a confirmed one. */
  async startApp(tx: Sql, memberId: string, sealedSecret: string): Promise<boolean> {
    await tx
      .delete(secondFactors)
      .where(and(ofMember(memberId), isApp, raw`${secondFactors.confirmedAt} is null`))
    const made = await tx
      .insert(secondFactors)
      .values({ memberId, kind: 'app', name: 'Authenticator app', sealedSecret })
      .onConflictDoNothing()
      .returning({ id: secondFactors.id })
    return made.length > 0
  },

  /** The app that waits for its first code. */
  async appToConfirm(tx: Sql, memberId: string): Promise<FactorRow | undefined> {
    const [row] = await tx
      .select()
      .from(secondFactors)
      .where(
        and(
          ofMember(memberId),
          isApp,
          raw`${secondFactors.confirmedAt} is null`,
          raw`${secondFactors.createdAt} > now() - make_interval(secs => ${SETUP_SECONDS})`,
        ),
      )
      .for('update')
    return row
  },

  async confirmApp(tx: Sql, id: string, step: number) {
    const confirmed = { confirmedAt: raw`now()`, createdAt: raw`now()`, lastStep: step }
    await tx.update(secondFactors).set(confirmed).where(eq(secondFactors.id, id))
  },

  /** Takes the code of a time step. False for the step of the last code that was taken, and for those before it. */
  async takeStep(tx: Sql, id: string, step: number): Promise<boolean> {
    const taken = await tx
      .update(secondFactors)
      .set({ lastStep: step, usedAt: raw`now()` })
      .where(
        and(
          eq(secondFactors.id, id),
          counts,
          or(raw`${secondFactors.lastStep} is null`, raw`${secondFactors.lastStep} < ${step}`),
        ),
      )
      .returning({ id: secondFactors.id })
    return taken.length > 0
  },

  /** False when the passkey is known already. */
  async addPasskey(tx: Sql, memberId: string, passkey: NewPasskey): Promise<boolean> {
    const made = await tx
      .insert(secondFactors)
      .values({ memberId, kind: 'passkey', confirmedAt: raw`now()`, ...passkey })
      .onConflictDoNothing()
      .returning({ id: secondFactors.id })
    return made.length > 0
  },

  /** Notes that a passkey was used. False when it was removed in the meantime. */
  async usePasskey(tx: Sql, id: string, counter: number): Promise<boolean> {
    const used = await tx
      .update(secondFactors)
      .set({ counter, usedAt: raw`now()` })
      .where(eq(secondFactors.id, id))
      .returning({ id: secondFactors.id })
    return used.length > 0
  },

  async renamePasskey(tx: Sql, memberId: string, id: string, name: string): Promise<boolean> {
    const renamed = await tx
      .update(secondFactors)
      .set({ name })
      .where(and(ofMember(memberId), eq(secondFactors.id, id), eq(secondFactors.kind, 'passkey')))
      .returning({ id: secondFactors.id })
    return renamed.length > 0
  },

  /** Removes the app, or a passkey by its id. Undefined when the member has none such. */
  async remove(tx: Sql, memberId: string, which: 'app' | { id: string }): Promise<FactorRow | undefined> {
    const one =
      which === 'app' ? isApp : and(eq(secondFactors.kind, 'passkey'), eq(secondFactors.id, which.id))
    const [removed] = await tx
      .delete(secondFactors)
      .where(and(ofMember(memberId), counts, one))
      .returning(getTableColumns(secondFactors))
    if (removed && (await factorStore.list(tx, memberId)).length === 0)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
    return removed
  },

  /** Removes all that a member has. Returns how many factors counted. */
  async removeAll(tx: Sql, memberId: string): Promise<number> {
    const removed = await tx
      .delete(secondFactors)
      .where(ofMember(memberId))
      .returning({ confirmedAt: secondFactors.confirmedAt })
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
    return removed.filter(({ confirmedAt }) => confirmedAt !== null).length
  },
}
