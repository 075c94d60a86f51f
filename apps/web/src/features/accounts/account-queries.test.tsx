import { beforeEach, expect, test } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { enterByMobile, openAccountByMobile } from './account-queries.ts'
import { answering } from './test-accounts.tsx'

const MAI = { country: 'VN', digits: '912345678' } as const
const WISH = { smsCode: '123456', userName: 'maitran88' }
const IN = { accessToken: 'tok-1', state: null, loginState: 0, checkBy: null, secondFactor: [] }

beforeEach(() => {
  storage.write('inviteCode', 'BANMOI7')
  storage.write('referralCode', 'CONG_TY-2')
})

test('[ACC-13b] registration by mobile sends the invite and referral code of the address', async () => {
  const sent = answering({ 'mobile-register': { data: IN } })
  expect(await openAccountByMobile(MAI, WISH, () => {})).toMatchObject({ accessToken: 'tok-1' })
  expect(sent[0]?.body).toMatchObject({
    mobile: '912345678',
    countryCode: 'VN',
    mobileCode: '84',
    inviteCode: 'BANMOI7',
    referCode: 'CONG_TY-2',
  })
})

test('[ACC-14c] registration by mobile is false when the code is not 200', async () => {
  answering({ 'mobile-register': { refused: 'MOBILE_TAKEN', msg: 'Số này đã có tài khoản.' } })
  const heard: string[] = []
  expect(await openAccountByMobile(MAI, WISH, (refusal) => heard.push(refusal.message))).toBe(false)
  expect(heard).toEqual(['Số này đã có tài khoản.'])
})

test('[ACC-14a] a login by mobile rejects with the words of the server', async () => {
  answering({ 'mobile-login': { refused: 'CODE_WRONG', msg: 'Mã không đúng.' } })
  await expect(enterByMobile(MAI, { smsCode: '123456', isVisit: false })).rejects.toThrow('Mã không đúng.')
})
