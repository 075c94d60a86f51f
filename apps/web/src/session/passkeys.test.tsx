import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea, startLanguage } from '../language/messages.ts'
import { hasPasskeys, makePasskey, signWithPasskey } from './passkeys.ts'
import { toast } from '../toasts/toast.ts'

const request = {
  challengeId: 'chl_01J00000000000000000000000',
  options: {
    rpId: 'localhost',
    challenge: 'AAAA',
    timeout: 1000,
    userVerification: 'required' as const,
    allowCredentials: [],
  },
}
const creation = {
  challengeId: request.challengeId,
  options: {
    rp: { id: 'localhost', name: 'Kèo' },
    user: { id: 'AAAA', name: 'mai', displayName: 'Mai' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    timeout: 1000,
    attestation: 'none' as const,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    excludeCredentials: [],
  },
}

beforeEach(async () => {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  vi.stubGlobal('isSecureContext', true)
  await startLanguage('vi')
  await loadArea('accounts')
  toast.show('', { durationMs: 0 })()
})
afterEach(() => Reflect.deleteProperty(navigator, 'credentials'))

/** A browser whose sheet ends like this. */
function ending(name: string) {
  const end = async () => {
    throw new DOMException('no', name)
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: end, create: end } })
}
const told = () => toast.store.getState().current?.text

test('whoever closes the sheet hears nothing more', async () => {
  ending('NotAllowedError')
  expect(await signWithPasskey(request)).toBeNull()
  expect(await makePasskey(creation)).toBeNull()
  expect(told()).toBeUndefined()
})

test('a device that cannot is said, and one that has a passkey already too', async () => {
  ending('SecurityError')
  expect(await signWithPasskey(request)).toBeNull()
  expect(told()).toBe('Máy chưa dùng được khóa. Thử lại hoặc chọn cách khác.')
  ending('InvalidStateError')
  expect(await makePasskey(creation)).toBeNull()
  expect(told()).toBe('Máy này đã có khóa cho tài khoản của bạn.')
})

test('passkeys need a secure page and a name', () => {
  const at = (hostname: string) => {
    vi.stubGlobal('location', { hostname })
    return hasPasskeys()
  }
  expect(at('keo.example')).toBe(true)
  expect(at('192.168.1.20')).toBe(false)
  expect(at('[::1]')).toBe(false)
  vi.stubGlobal('isSecureContext', false)
  expect(at('keo.example')).toBe(false)
})
