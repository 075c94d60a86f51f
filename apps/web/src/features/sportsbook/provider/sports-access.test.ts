import { expect, test } from 'vitest'
import { MemoryStorage } from '../../../testing/memory-storage.ts'
import { createStorage } from '../../../platform/storage.ts'
import { createSportsAccess, guestAccess } from './sports-access.ts'

const GUEST_ACCESS = guestAccess(null)

function setup(isMember = true) {
  const memory = new MemoryStorage()
  const storage = createStorage({ local: () => memory, session: () => memory })
  const state = { isMember, issued: 0 }
  const access = createSportsAccess({
    isMember: () => state.isMember,
    guest: () => GUEST_ACCESS,
    async issue() {
      state.issued += 1
      return {
        apiServerAddress: '/sportsbook',
        pushServerAddress: '/sportsbook/push',
        token: `token-${state.issued}`,
      }
    },
    storage,
  })
  return { access, storage, state }
}

test('[SPT-01a] a member gets the token through the user call, once, and keeps it for the next visit', async () => {
  const { access, storage, state } = setup()
  const [one, other] = await Promise.all([access.current(), access.current()])
  expect(one).toEqual({ baseUrl: '/sportsbook', pushUrl: '/sportsbook/push', token: 'token-1' })
  expect(other).toEqual(one)
  await expect(access.current()).resolves.toEqual(one)
  expect(state.issued).toBe(1)
  expect(storage.read('sportsbookConfig')).toEqual(one)
})

test('[SPT-01b] a guest gets a local config with an empty token and the fixed address, and nobody is asked', async () => {
  const { access, storage, state } = setup(false)
  await expect(access.current()).resolves.toEqual({
    baseUrl: '/sportsbook',
    pushUrl: '/sportsbook/push',
    token: '',
  })
  await expect(access.refresh(GUEST_ACCESS)).resolves.toEqual(GUEST_ACCESS)
  expect([state.issued, storage.read('sportsbookConfig')]).toEqual([0, undefined])
})

test('[SPT-01b] a provider elsewhere has its own address for guests', () => {
  expect(guestAccess('https://sports.test/v2/')).toEqual({
    baseUrl: 'https://sports.test/v2',
    pushUrl: 'https://sports.test/v2/push',
    token: '',
  })
})

test('[NET-06a] a refused token is replaced once, however many calls were refused with it', async () => {
  const { access, state } = setup()
  const refused = await access.current()
  const [one, other] = await Promise.all([access.refresh(refused), access.refresh(refused)])
  expect([one.token, other.token]).toEqual(['token-2', 'token-2'])
  await expect(access.refresh(refused)).resolves.toEqual(one)
  expect(state.issued).toBe(2)
})

test('what was kept by an older version has no push address: it stands beside the others', async () => {
  const { access, storage } = setup()
  storage.write('sportsbookConfig', { baseUrl: 'https://sports.test', token: 'old' })
  await expect(access.current()).resolves.toEqual({
    baseUrl: 'https://sports.test',
    pushUrl: 'https://sports.test/push',
    token: 'old',
  })
})

test('another member never uses the token of the one before', async () => {
  const { access, state } = setup()
  await access.current()
  access.forget()
  await expect(access.current()).resolves.toMatchObject({ token: 'token-2' })
  state.isMember = false
  await expect(access.current()).resolves.toEqual(GUEST_ACCESS)
})
