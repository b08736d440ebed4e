import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { secondFactors } from '../src/features/second-factor/second-factor-tables.ts'
import { PASSWORD, type TestSite } from './test-site.ts'

const PERIOD_MS = 30_000

/** Returns the code that an app shows `steps` half minutes from now. The server accepts each code once. */
export const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * PERIOD_MS })

/** Creates a member whose app is set up, with its secret and the recovery codes. The current code is used. */
export async function memberWithApp(site: TestSite, given: Parameters<TestSite['member']>[0] = {}) {
  const member = await site.member(given)
  return { ...member, ...(await setUpApp(site, member.as)) }
}

export async function setUpApp(site: TestSite, as: string) {
  const started = await site.ask('POST', '/members/me/factors/app/start', {
    as,
    body: { password: PASSWORD },
  })
  const secret: string = started.body.secret
  const confirmed = await site.ask('POST', '/members/me/factors/app/confirm', {
    as,
    body: { code: codeOf(secret) },
  })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

/** Returns the token that a member with a second factor gets for the right password. */
export async function stepToken(site: TestSite, email: string, password = PASSWORD): Promise<string> {
  const { body } = await site.ask('POST', '/members/signin', { body: { email, password } })
  return body.secondStep.token
}

/** Adds a passkey to a member's list that no browser has. */
export async function knownPasskey(site: TestSite, memberId: string): Promise<string> {
  const [row] = await site.database.sql
    .insert(secondFactors)
    .values({
      memberId,
      kind: 'passkey',
      name: 'Phone',
      confirmedAt: new Date(),
      counter: 0,
      credentialId: randomBytes(16).toString('base64url'),
      publicKey: randomBytes(64),
    })
    .returning({ id: secondFactors.id })
  return row?.id ?? ''
}
