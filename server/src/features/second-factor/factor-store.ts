import { and, asc, eq, getTableColumns, isNotNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { prepared, type Sql } from '../../platform/database/database.ts'
import { type FactorRow, recoveryCodes, secondFactors } from './second-factor-tables.ts'

/** Seconds that a secret waits for the first code of its app. */
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

/** Returns the SQL of whether the member of this column has a factor. */
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
  /** Lists the confirmed factors, oldest first. */
  list: (sql: Sql, memberId: string): Promise<FactorRow[]> => LIST(sql, { memberId }),

  /** Stores the secret of an unconfirmed app. Returns false when there is a confirmed one. */
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

  /** Returns the app that waits for its first code. */
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

  /** Accepts the code of a time step. Returns false for the step of the last accepted code and for earlier steps. */
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

  /** Returns false when the passkey is already stored. */
  async addPasskey(tx: Sql, memberId: string, passkey: NewPasskey): Promise<boolean> {
    const made = await tx
      .insert(secondFactors)
      .values({ memberId, kind: 'passkey', confirmedAt: raw`now()`, ...passkey })
      .onConflictDoNothing()
      .returning({ id: secondFactors.id })
    return made.length > 0
  },

  /** Stores that a passkey was used. Returns false when it was removed in the meantime. */
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

  /** Removes the app, or a passkey by its id. Returns undefined when the member has none. */
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

  /** Removes all factors of a member. Returns how many were confirmed. */
  async removeAll(tx: Sql, memberId: string): Promise<number> {
    const removed = await tx
      .delete(secondFactors)
      .where(ofMember(memberId))
      .returning({ confirmedAt: secondFactors.confirmedAt })
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
    return removed.filter(({ confirmedAt }) => confirmedAt !== null).length
  },
}
