import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The part of the package that is used here. The package has no types. */
interface Provider {
  callback(): (request: IncomingMessage, response: ServerResponse) => void
  interactionDetails(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ params: { client_id: string } }>
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  Grant: new (given: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
}

export interface Claims {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** Starts a real OpenID provider on this machine. It signs every visitor in as `person`, without a form. */
export async function openOidcProvider(redirect: string) {
  const { default: Provider } = (await import('oidc-provider' as string)) as {
    default: new (issuer: string, settings: object) => Provider
  }
  const people = new Map<string, Claims>()
  let person = ''
  let isForged = false
  const server = createServer((request, response) =>
    answer(request, response).catch((error) => response.destroy(error)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'club',
        client_secret: 'a secret of the club',
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  })
  const callback = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (isForged && request.url === '/jwks') return void response.end(otherKeys())
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: person, clientId: params.client_id })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    await provider.interactionFinished(request, response, { login: { accountId: person }, consent })
  }

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'club',
      OIDC_CLIENT_SECRET: 'a secret of the club',
      OIDC_NAME: 'your college account',
    },
    /** From now on the provider signs ID tokens with keys that it does not publish. */
    forge() {
      isForged = true
    },
    /** Sets the person whom the provider signs in from now on. */
    become(subject: string, claims: Claims) {
      person = subject
      people.set(subject, claims)
    },
    /** Follows the provider's pages as a browser without cookies does. Returns the address that they lead back to. */
    async pass(address: string): Promise<string> {
      const cookies = new Map<string, string>()
      for (let at = address; ; ) {
        if (at.startsWith(redirect)) return at
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`The provider stopped: ${response.status} ${await response.text()}`)
        at = new URL(next, at).href
      }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** Returns keys that have signed nothing, in the form in which a provider publishes keys. */
function otherKeys() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] })
}
