import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion, PasskeyRegistration } from '@keo/contract/second-factor-wire'

/** What a test may get wrong on purpose. */
type Slip = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly crossOrigin?: boolean
  readonly counter?: number
  readonly userHandle?: string | undefined
}

export type SoftAuthenticator = {
  readonly credentialId: string
  create(asked: PasskeyCreation, slip?: Slip): PasskeyRegistration
  get(asked: PasskeyRequest, slip?: Slip): PasskeyAssertion
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A security key made of software (ES256): it signs whatever it is asked to, as a browser and a key would together. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, slip: Slip): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: slip.type ?? type,
        challenge: slip.challenge ?? challenge,
        origin: slip.origin ?? origin,
        crossOrigin: slip.crossOrigin ?? false,
      }),
    )

  function authData(rpId: string, flags: number, slip: Slip): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(slip.counter ?? (counter += 1))
    const flag = slip.isVerified === false ? flags & ~VERIFIED : flags
    return Buffer.concat([sha256(Buffer.from(slip.rpId ?? rpId)), Buffer.of(flag), count])
  }

  return {
    credentialId: id.toString('base64url'),
    create({ challengeId, options }, slip = {}) {
      userHandle = options.user.id
      const head = authData(options.rp.id, PRESENT | VERIFIED | HAS_KEY, { counter: 0, ...slip })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([head, Buffer.alloc(16), length, id, coseKey(publicKey)])
      return {
        challengeId,
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', options.challenge, slip).toString('base64url'),
        attestationObject: noAttestation(data).toString('base64url'),
        transports: ['internal'],
      }
    },
    get({ challengeId, options }, slip = {}) {
      const data = authData(options.rpId, PRESENT | VERIFIED, slip)
      const client = clientData('webauthn.get', options.challenge, slip)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const handle = 'userHandle' in slip ? slip.userHandle : userHandle
      return {
        challengeId,
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(handle === undefined ? {} : { userHandle: handle }),
      }
    },
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    coordinate(x),
    Buffer.of(0x22),
    coordinate(y),
  ])
}

/** CBOR: `{fmt: "none", attStmt: {}, authData: bytes}`. */
function noAttestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.of(0x60 + word.length), Buffer.from(word)])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    Buffer.of(0x59),
    length,
    data,
  ])
}
