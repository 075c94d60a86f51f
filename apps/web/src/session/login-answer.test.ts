import type { LoginAnswer } from '@keo/contract/accounts'
import { expect, test } from 'vitest'
import { acceptLogin, owedCheckOf } from './login-answer.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { createStorage } from '../platform/storage.ts'

const answer: LoginAnswer = {
  accessToken: 'tok-1',
  state: null,
  loginState: 0,
  checkBy: null,
  secondFactor: [],
}

function setUp() {
  const memory = new MemoryStorage()
  const kept = createStorage({ local: () => memory, session: () => memory })
  const begun: { token: string; owed: unknown }[] = []
  const begin = (token: string) => void begun.push({ token, owed: kept.read('owedCheck') })
  return { kept, begun, accept: (given: LoginAnswer) => acceptLogin(given, 'maitran88', { kept, begin }) }
}

test.each([1, 2] as const)(
  '[ACC-03b] loginState %i owes the check, kept before the session begins',
  (loginState) => {
    const { begun, accept } = setUp()
    accept({ ...answer, loginState, checkBy: 'sms' })
    expect(begun).toEqual([{ token: 'tok-1', owed: { userName: 'maitran88', loginState, checkBy: 'sms' } }])
  },
)

test('[ACC-03b] loginState 0 owes nothing, and ends what was owed before', () => {
  const { kept, begun, accept } = setUp()
  accept({ ...answer, loginState: 2, checkBy: 'mail' })
  accept({ ...answer, accessToken: 'tok-2' })
  expect(begun.at(-1)).toEqual({ token: 'tok-2', owed: undefined })
  expect(kept.read('owedCheck')).toBeUndefined()
})

test('a second factor that is owed is kept before the session begins, and ends with the answer that owes none', () => {
  const { kept, accept } = setUp()
  accept({ ...answer, secondFactor: ['totp', 'recovery'] })
  expect(kept.read('owedFactors')).toEqual(['totp', 'recovery'])
  accept({ ...answer, accessToken: 'tok-2' })
  expect(kept.read('owedFactors')).toBeUndefined()
})

test('[ACC-03c] the check is made by what the answer names, else by SMS', () => {
  expect(owedCheckOf({ ...answer, loginState: 1, checkBy: 'password' }, 'a')?.checkBy).toBe('password')
  expect(owedCheckOf({ ...answer, loginState: 1, checkBy: null }, 'a')?.checkBy).toBe('sms')
})
