import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

const ORIGIN = 'http://192.168.1.5:8080'

test.each([
  '/',
  '/deposit',
  '/match-detail/7?tab=p#top',
  '/webview?url=aHR0cHM6Ly9h',
  '/a%20b',
  '/login?redirect=//x',
])('[RED-01] %s stays', (path) => {
  expect(sitePath(path, ORIGIN)).toBe(path)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\evil.test',
  'https:evil.test',
  'https://evil.test/',
  '%2f%2fevil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/\tevil.test',
  '/\n/evil.test',
  '/a\\..\\b',
  '/..//evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  'deposit',
  ' /deposit',
  '',
  null,
  undefined,
])('[RED-01][NAV-11c] %j lands on /', (path) => {
  expect(sitePath(path, ORIGIN)).toBe('/')
})
