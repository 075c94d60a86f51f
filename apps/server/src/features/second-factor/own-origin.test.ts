import { expect, test } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const SITE = ['https://keo.example', 'https://m.keo.example']

test.each([
  ['https://keo.example', 'keo.example', true],
  ['https://m.keo.example', 'm.keo.example', true],
  // Another of the site's hosts than the one that is asked.
  ['https://m.keo.example', 'keo.example', false],
  ['http://keo.example', 'keo.example', false],
  ['https://keo.example:8443', 'keo.example', false],
  ['https://keo.example.evil.example', 'keo.example', false],
  ['https://keo.example/', 'keo.example', false],
  ['null', 'keo.example', false],
  ['', 'keo.example', false],
])('with configured origins %s at %s is ours: %s', (origin, host, isOurs) => {
  expect(isOwnOrigin(origin, host, SITE)).toBe(isOurs)
})

test.each([
  ['http://localhost:8080', 'localhost', true],
  ['http://open.localhost:3000', 'open.localhost', true],
  ['https://keo.test', 'keo.test', true],
  ['http://keo.test', 'keo.test', false],
  ['http://evillocalhost', 'evillocalhost', false],
  ['https://other.test', 'keo.test', false],
])('a sandbox takes its own host: %s at %s is ours: %s', (origin, host, isOurs) => {
  expect(isOwnOrigin(origin, host, [])).toBe(isOurs)
})
