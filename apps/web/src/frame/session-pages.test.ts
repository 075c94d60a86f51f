import { expect, test } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { createMatcher } from '../navigation/route-matcher.ts'
import { pageAfterSession } from './session-pages.ts'

const match = createMatcher(routes)

function after(fullPath: string, isLoggedIn: boolean) {
  const { pathname, search, origin } = new URL(fullPath, 'http://app')
  return pageAfterSession({ route: match(pathname)!.route, search }, isLoggedIn, origin)
}

test('[NAV-18a] a page that needs login leads home when the session ends', () => {
  expect(after('/settings', false)).toBe('/')
  expect(after('/help', false)).toBeNull()
})

test('[NAV-18b] a page closed to members leads to its redirect when the session begins, else home', () => {
  expect(after('/login?redirect=%2Fsettings%3Ftab%3D2', true)).toBe('/settings?tab=2')
  expect(after('/register', true)).toBe('/')
  expect(after('/login?redirect=https%3A%2F%2Fevil.test%2F', true)).toBe('/')
  expect(after('/help', true)).toBeNull()
})
