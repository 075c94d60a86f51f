import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const origin = 'https://keo.example'

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example/',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /settings',
  '/\tsettings',
  '/\n/evil.example',
  '/%0d%0aSet-Cookie:x',
  '/%E0%A4%A',
  'settings',
  '',
  null,
  undefined,
])('[RED-01] %j leads to the home page', (wanted) => {
  expect(redirectTarget(wanted, origin)).toBe('/')
})

test.each([
  '/settings',
  '/match-detail/42?tab=p#odds',
  '/webview?title=Kh%E1%BB%8Fe&url=aHR0cHM6Ly9hLmI%3D',
  '/user-center-bet-record?app=false',
])('[RED-01] %j is a path of this app and passes unchanged', (wanted) => {
  expect(redirectTarget(wanted, origin)).toBe(wanted)
})
