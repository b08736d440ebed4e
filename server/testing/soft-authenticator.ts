import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

interface Asked {
  readonly challenge: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer) => data.toString('base64url')
const PRESENT = 0x01
const ATTESTED = 0x40

/** A security key in software, with the responses that browsers send. It creates one passkey, for one site. */
export class SoftAuthenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #rpID: string
  readonly #origin: string
  counter = 0

  constructor(publicUrl: string) {
    this.#rpID = new URL(publicUrl).hostname
    this.#origin = new URL(publicUrl).origin
  }

  make({ challenge }: Asked) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)])
    const authData = Buffer.concat([this.#data(PRESENT | ATTESTED), credential])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ])
    return this.#credential({
      clientDataJSON: b64(this.#clientData('webauthn.create', challenge)),
      attestationObject: b64(attestationObject),
      transports: ['usb'],
    })
  }

  use({ challenge }: Asked, origin = this.#origin) {
    this.counter++
    const authData = this.#data(PRESENT)
    const clientData = this.#clientData('webauthn.get', challenge, origin)
    const sign = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]))
    return this.#credential({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authData),
      signature: b64(sign.sign(this.#keys.privateKey)),
    })
  }

  #credential<Response extends object>(response: Response) {
    const id = b64(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #data(flags: number) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.#rpID), Buffer.from([flags]), counter])
  }

  #clientData = (type: string, challenge: string, origin = this.#origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

// The part of CBOR that is needed here.
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])

/** An ES256 key: type EC2, algorithm, curve P-256, x, y. */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [first, second] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')))
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]
  return Buffer.concat([Buffer.from(head), first as Buffer, Buffer.from([0x22]), second as Buffer])
}
