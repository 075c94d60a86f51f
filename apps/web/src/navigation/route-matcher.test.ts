import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { routes } from '../routes/route-table.ts'
import { createMatcher } from './route-matcher.ts'

const match = createMatcher(routes)

test.each(routes.filter((route) => route.pattern !== '*'))('$pattern is found by its address', (route) => {
  const address = route.pattern.replace(/\{\w+\}/, '42')
  expect(match(address)?.route.pattern).toBe(route.pattern)
})

test('[NAV-03f] paths that differ only by case are different pages', () => {
  expect(match('/Electronic-activity')?.route.aliasOf).toBe('/activity-detail')
  expect(match('/electronic-activity')?.route.aliasOf).toBeNull()
  expect(match('/Settings')).toBeNull()
  expect(match('/MATCH-DETAIL/7')).toBeNull()
})

test('a parameter is one decoded part of the path', () => {
  expect(match(paths.matchDetail('a/b ế'))?.params).toEqual({ id: 'a/b ế' })
  expect(match('/service-question/3')?.params).toEqual({ idx: '3' })
  expect(match('/match-detail/1/2')).toBeNull()
  expect(match('/match-detail/')).toBeNull()
})

test('a malformed escape or a pattern typed as an address is no page', () => {
  expect(match('/match-detail/%E0%A4%A')).toBeNull()
  expect(match('*')).toBeNull()
  expect(match('/nobody-knows')).toBeNull()
})

test('a slash at the end changes nothing', () => {
  expect(match('/settings/')?.route.pattern).toBe('/settings')
  expect(match('/')?.route.pattern).toBe('/')
})
