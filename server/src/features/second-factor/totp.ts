import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../platform/mail/seal.ts'

const SECRET_BYTES = 20
const PERIOD = 30
/** The steps by which a phone's clock may be late or early. */
const WINDOW = 1
const PURPOSE = 'authenticator app'

export interface NewApp {
  readonly sealed: string
  /** Base32. */
  readonly secret: string
  readonly address: string
}

interface Owner {
  readonly id: string
  readonly email: string
}

/** Creates a secret. It is sealed together with its member, so a row that is copied to another member is useless. */
export function newApp(siteSecret: Buffer, { id, email }: Owner, siteName: string): NewApp {
  const secret = new Secret({ size: SECRET_BYTES })
  // A colon separates it from the address.
  const address = new TOTP({ issuer: siteName.replaceAll(':', ' '), label: email, secret }).toString()
  return { sealed: seal(siteSecret, [id, secret.base32], PURPOSE), secret: secret.base32, address }
}

/** Returns the time step of a code, or undefined for a wrong one. It does not check whether the step was used. */
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
