import { expect, test } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { type Decision, type Guard, GUARDS, OPEN, runGuards, type Visit } from './guards.ts'
import { createMatcher } from './route-matcher.ts'

const match = createMatcher(routes)
const visitor = { isLoggedIn: false, areDeveloperPagesOpen: true }
const member = { isLoggedIn: true, areDeveloperPagesOpen: true }

function visit(fullPath: string, fromFullPath: string | null = '/activity?tab=2'): Visit {
  const url = new URL(fullPath, 'http://app')
  return { route: match(url.pathname)!.route, fullPath, search: url.searchParams, fromFullPath }
}

const decide = (fullPath: string, world = visitor) => runGuards(GUARDS, visit(fullPath), world)
const redirect = (to: string): Decision => ({ kind: 'redirect', to })

test('[NAV-18a] [NAV-11a] a visitor on a page that needs login goes to /login with redirect and from', () => {
  const login = redirect('/login?redirect=%2Fmessage%2Fdetail%3Fid%3D7&from=%2Factivity%3Ftab%3D2')
  expect(decide('/message/detail?id=7')).toEqual(login)
  expect(decide('/message/detail?id=7', member)).toEqual(OPEN)
})

test('[NAV-11a] the first page of a visit has no from', () => {
  const decision = runGuards(GUARDS, visit('/vip', null), visitor)
  expect(decision).toEqual(redirect('/login?redirect=%2Fvip'))
})

test.each(routes.filter((route) => route.auth))('[NAV-18a] $pattern needs login', (route) => {
  const address = route.pattern.replace(/\{\w+\}/, '1')
  expect(decide(address)).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/login\?/) })
})

test.each(routes.filter((route) => !route.auth && !route.redirectTo))(
  '[NAV-18a] $pattern opens without login',
  (route) => {
    expect(decide(route.pattern.replace(/\{\w+\}/, '1'))).toEqual(OPEN)
  },
)

test.each(['/login', '/register', '/registerName'])('[NAV-18b] a member who opens %s goes home', (path) => {
  expect(decide(path, member)).toEqual(redirect('/'))
  expect(decide(path)).toEqual(OPEN)
})

test('[NAV-18c] [NAV-18d] [NAV-18e] a token in the query is swapped and leaves the address; a bad one leads to /login', () => {
  expect(decide('/vip?token=once&tab=2')).toEqual({
    kind: 'exchange',
    code: 'once',
    to: '/vip?tab=2',
    otherwise: '/login?redirect=%2Fvip%3Ftab%3D2&from=%2Factivity%3Ftab%3D2',
  })
})

test('[NAV-18d] a member keeps the session and the token leaves the address', () => {
  expect(decide('/vip?token=once', member)).toEqual(redirect('/vip'))
})

test('[NAV-18d] the token leaves the address of a public page too', () => {
  const help = { kind: 'exchange', code: 'once', to: '/help?tab=2', otherwise: '/help?tab=2' }
  expect(decide('/help?token=once&tab=2')).toEqual(help)
  expect(decide('/help?token=once', member)).toEqual(redirect('/help'))
  expect(decide('/help?token=')).toEqual(redirect('/help'))
  expect(decide('/v-to-b?state=1&token=theirs&userName=mai')).toEqual(OPEN)
})

test('a redirecting route leads on and keeps its query', () => {
  expect(decide('/live')).toEqual(redirect('/live/LiveList'))
  expect(decide('/live?sport=1')).toEqual(redirect('/live/LiveList?sport=1'))
})

test.each(['/icon-list', '/betmock', '/learn'])('[CFG-03] %s can be closed', (path) => {
  expect(decide(path)).toEqual(OPEN)
  expect(decide(path, { ...visitor, areDeveloperPagesOpen: false })).toEqual(redirect('/'))
})

test('a guard that has to ask is waited for, and the guards behind it still count', async () => {
  const asks: Guard = async () => OPEN
  const refuses: Guard = () => ({ kind: 'cancel' })
  await expect(runGuards([asks, refuses], visit('/deposit'), member)).resolves.toEqual({ kind: 'cancel' })
  await expect(runGuards([asks], visit('/deposit'), member)).resolves.toEqual(OPEN)
})
