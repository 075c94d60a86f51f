import { constants, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto'
import { CipherText, WithdrawPwd } from '@keo/contract/withdraw-password'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/test-app.tsx'
import { sealPassword } from './seal-password.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

afterEach(() => vi.unstubAllGlobals())

function opened(sealed: string) {
  const cipher = Buffer.from(sealed.split('.')[1] ?? '', 'base64url')
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return CipherText.parse(
    JSON.parse(privateDecrypt({ key: pair.privateKey, padding, oaepHash: 'sha256' }, cipher).toString()),
  )
}

test.each([
  ['with WebCrypto', webcrypto],
  ['on plain http, without it', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }],
])(
  '[WAL-02c] [PIN-03] %s the digits are sealed with nonce, time and purpose, each time otherwise',
  async (_, crypto) => {
    vi.stubGlobal('crypto', crypto)
    answerCalls({ 'GET /api/member/withdrawPwd/getPublicKey': () => pair.publicKey.toString('base64') })
    const request = { pwd: '274918', purpose: 'withdraw', account: 'mbr_1' } as const
    const [one, two] = [await sealPassword(request), await sealPassword(request)]
    expect(one).not.toBe(two)
    expect(WithdrawPwd.safeParse(one).success).toBe(true)
    expect(opened(one)).toMatchObject(request)
    expect(opened(one).nonce).not.toBe(opened(two).nonce)
  },
)
