import { createSign, generateKeyPairSync } from 'node:crypto'

/** A certificate for 127.0.0.1, signed by its own key: whoever is told to trust it sees nothing wrong but its dates. */
export function testCertificate(validity: { readonly from: Date; readonly until: Date }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(set(sequence(id('550403'), der(0x0c, Buffer.from('gateway')))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(validity.from), time(validity.until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(id('551d11'), der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1]))))))),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

const ECDSA_WITH_SHA256 = sequence(id('2a8648ce3d040302'))

/** A piece of a certificate: its kind, its length, and what is in it. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const sizes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...sizes]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function set(content: Buffer): Buffer {
  return der(0x31, content)
}

function id(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
}
