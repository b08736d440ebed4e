import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../platform/mail/seal.ts'

const SECRET_BYTES = 20
const PERIOD = 30
/** A phone's clock may be late or early by one step. */
const WINDOW = 1
const PURPOSE = 'authenticator app'

export interface NewApp {
  readonly sealed: string
  /** In base32. */
  readonly secret: string
  readonly address: string
}

interface Owner {
  readonly id: string
  readonly email: string
}

/** A new secret. It is sealed together with its member, so that a row given to another member is worth nothing. */
export function newApp(siteSecret: Buffer, { id, email }: Owner, siteName: string): NewApp {
  const secret = new Secret({ size: SECRET_BYTES })
  // A colon divides it from the address.
  const address = new TOTP({ issuer: siteName.replaceAll(':', ' '), label: email, secret }).toString()
  return { sealed: seal(siteSecret, [id, secret.base32], PURPOSE), secret: secret.base32, address }
}

/** The time step of a code; undefined for a wrong one. Whether the step was used is not checked here. */
export function stepOf(
  siteSecret: Buffer,
  { memberId, sealedSecret }: { memberId: string; sealedSecret: string | null },
  code: string,
  timestamp = Date.now(),
): number | undefined {
  if (!sealedSecret) return undefined
  const [owner, secret] = unseal(siteSecret, sealedSecret, PURPOSE) as [string, string]
  if (owner !== memberId) return undefined
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    timestamp,
    window: WINDOW,
  })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}
