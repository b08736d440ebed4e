import type { Configuration } from 'openid-client'
import type { Env } from '../../../platform/env.ts'

type Settings = Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>

/** The state of a sign-in that the browser keeps until it returns. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  /** The secret of PKCE. A stolen code is useless without it. */
  readonly verifier: string
}

/** The person who returned, as the provider describes them. */
export interface Person {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly isVerified: boolean
  readonly name: string
}

/** Seconds for one request to the provider. */
const PATIENCE = 5

/** The provider of accounts, by OpenID Connect. Its library is loaded with the first sign-in. */
export class CollegeProvider {
  readonly #settings: Settings
  readonly #redirect: string
  #known: Promise<Configuration> | undefined

  constructor(settings: Settings, publicUrl: string) {
    this.#settings = settings
    this.#redirect = `${publicUrl}/oidc/callback`
  }

  /** Returns the provider's page for the redirect. */
  async begin(): Promise<{ address: string; begun: Begun }> {
    const { oidc, known } = await this.#open()
    const begun = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    }
    const address = oidc.buildAuthorizationUrl(known, {
      redirect_uri: this.#redirect,
      scope: 'openid email profile',
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, begun }
  }

  /** Exchanges the provider's query for the person. Throws for any value that does not match. */
  async finish(query: string, { state, nonce, verifier }: Begun): Promise<Person> {
    const { oidc, known } = await this.#open()
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }
    const tokens = await oidc.authorizationCodeGrant(known, new URL(`${this.#redirect}?${query}`), checks)
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no ID token.')
    // Many providers return the address only here.
    const isWhole = 'email' in claims && 'email_verified' in claims
    const more = isWhole ? {} : await oidc.fetchUserInfo(known, tokens.access_token, claims.sub)
    const { email, email_verified, name }: Record<string, unknown> = { ...claims, ...more }
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' ? email : '',
      isVerified: email_verified === true,
      name: typeof name === 'string' ? name : '',
    }
  }

  async #open() {
    const oidc = await import('openid-client')
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.#settings
    // The signature of an ID token is checked too, in addition to the connection. Plain http is for a provider on this machine
    // (env.ts).
    const insecure = OIDC_ISSUER.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    const execute = [oidc.enableNonRepudiationChecks, ...insecure]
    const options = { execute, timeout: PATIENCE }
    this.#known ??= oidc.discovery(
      new URL(OIDC_ISSUER),
      OIDC_CLIENT_ID,
      OIDC_CLIENT_SECRET,
      undefined,
      options,
    )
    const known = await this.#known.catch((error: unknown) => {
      // The provider may answer the next request.
      this.#known = undefined
      throw error
    })
    return { oidc, known }
  }
}
