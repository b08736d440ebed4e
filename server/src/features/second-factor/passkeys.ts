import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FactorRow } from './second-factor-tables.ts'

const TIMEOUT = 300_000

/** The identity of the site for passkeys. */
export interface Site {
  readonly rpID: string
  readonly origin: string
}

/** Returns null where browsers create no passkeys: without https, except on this machine. */
export function passkeySite(publicUrl: string): Site | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  // A passkey needs a host name and cannot belong to a numeric address.
  const isNamed = !/^[\d.]+$|^\[/.test(hostname)
  return isNamed && (protocol === 'https:' || hostname === 'localhost') ? { rpID: hostname, origin } : null
}

const known = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId ? [{ id: credentialId, ...(transports && { transports }) }] : [],
  )

interface Owner {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Returns the options with which the browser creates a passkey. Existing passkeys are excluded. */
export const registrationOptions = (
  { rpID, name }: Site & { name: string },
  owner: Owner,
  factors: readonly FactorRow[],
) =>
  generateRegistrationOptions({
    rpName: name,
    rpID,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: known(factors),
    // The password is the first factor. The passkey only proves possession, so a plain security key is enough.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })

export const authenticationOptions = ({ rpID }: Site, factors: readonly FactorRow[]) =>
  generateAuthenticationOptions({
    rpID,
    timeout: TIMEOUT,
    allowCredentials: known(factors),
    userVerification: 'preferred',
  })

/** Returns the passkey that a browser created, or undefined if it does not answer this challenge of this site. */
export async function readNewPasskey({ rpID, origin }: Site, challenge: string, response: unknown) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports ?? [] }
}

/** Returns the new counter of a passkey that answered the challenge, or undefined if it did not. */
export async function readUsedPasskey(
  { rpID, origin }: Site,
  challenge: string,
  { credentialId, publicKey, counter }: FactorRow,
  response: unknown,
): Promise<number | undefined> {
  if (!credentialId || !publicKey) return undefined
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: counter ?? 0 },
    requireUserVerification: false,
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
