import { expect, test } from 'vitest'
import { leadsTo } from './contact-links.ts'

const HOSTS = ['t.me', 'zalo.me']

test.each([
  ['https://t.me/keo', true],
  ['https://zalo.me/0900000000?src=web', true],
  ['HTTPS://T.ME/keo', true],
  ['http://t.me/keo', false],
  ['https://evil.example/t.me', false],
  ['https://t.me.evil.example/', false],
  ['https://sub.t.me/keo', false],
  ['https://t.me@evil.example/', false],
  ['https://keo@t.me/', false],
  ['https://t.me:8443/keo', false],
  ['javascript:alert(1)//https://t.me', false],
  ['//t.me/keo', false],
  ['', false],
])('an address leads to an approved host alone: %s', (url, isFit) => {
  expect(leadsTo(url, HOSTS)).toBe(isFit)
})
