import { expect, test } from 'vitest'
import { encryptMessage, isPublicKey } from './message-encryption.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const RFC = {
  message: bytes('V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24'),
  ownPrivate: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  browserPublic: bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const browser = { p256dh: RFC.browserPublic, auth: RFC.auth }

test('the message of RFC 8291, appendix A is sealed byte for byte as printed there', () => {
  const sealed = encryptMessage(RFC.message, browser, { salt: RFC.salt, privateKey: RFC.ownPrivate })
  expect(sealed.toString('base64url')).toBe(RFC.sealed)
})

test('each message has a key of its own: sealed twice with one salt, it is not the same', () => {
  const [one, other] = [1, 2].map(() => encryptMessage(RFC.message, browser, { salt: RFC.salt }))
  expect(one).not.toEqual(other)
})

test('what does not fit into one record is refused, and so is a salt of another length', () => {
  const long = Buffer.alloc(4080)
  expect(() => encryptMessage(long, browser, { salt: RFC.salt })).toThrow('one record')
  expect(() => encryptMessage(RFC.message, browser, { salt: RFC.salt.subarray(1) })).toThrow('16 bytes')
})

test('a public key is a point of P-256, uncompressed', () => {
  expect(isPublicKey(RFC.browserPublic)).toBe(true)
  const elsewhere = Buffer.from(RFC.browserPublic)
  elsewhere[64] = (elsewhere[64] ?? 0) ^ 1
  expect(isPublicKey(elsewhere)).toBe(false)
  expect(isPublicKey(RFC.browserPublic.subarray(1))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65))).toBe(false)
})
