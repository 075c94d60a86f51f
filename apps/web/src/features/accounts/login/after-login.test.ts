import { expect, test } from 'vitest'
import { otherDoor, pathAfterLogin } from './after-login.ts'

const origin = 'https://m.keo.example'
const at = (search: string, state: string | null = null) =>
  pathAfterLogin({
    answer: { accessToken: 'code-1', state },
    userName: 'minhquan88',
    query: new URLSearchParams(search),
    origin,
  })

test('[NAV-11b] after signing in the player lands on redirect, else at home', () => {
  expect(at('redirect=%2Fvip%3Ftab%3D2')).toBe('/vip?tab=2')
  expect(at('')).toBe('/')
})

test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil',
])('[NAV-11c] redirect %j is no path of this site and is ignored', (redirect) =>
  expect(at(new URLSearchParams({ redirect }).toString())).toBe('/'),
)

test('[ACC-03a] an answer with state goes to /v-to-b with state, token and userName', () => {
  expect(at('redirect=%2Fvip', 's-9')).toBe('/v-to-b?state=s-9&token=code-1&userName=minhquan88')
})

test('[NAV-11b] the way from one door to another keeps redirect and from', () => {
  expect(otherDoor('/register', new URLSearchParams('redirect=%2Fvip&from=%2F&inviteCode=x'))).toBe(
    '/register?redirect=%2Fvip&from=%2F',
  )
  expect(otherDoor('/register', new URLSearchParams())).toBe('/register')
})
