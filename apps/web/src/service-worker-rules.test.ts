import { expect, test } from 'vitest'
import { isPageOf, noticeOf, sourceOf } from './service-worker-rules.ts'

const origin = 'https://keo.example'
const ask = (path: string, change = {}) =>
  sourceOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...change }, origin)

test('a page comes from the network, or from the store when that is away', () => {
  expect(ask('/settings?x=1', { mode: 'navigate' })).toBe('page')
})

test('a hashed file comes from the store', () => {
  expect(ask('/assets/main-4f9ae62b.js')).toBe('asset')
})

test.each([
  '/api/member/get',
  '/api/docs',
  '/healthycheck/x',
  '/sportsbook/v1/match/getList',
  '/metrics',
  '/wss',
])('%s is never kept, not even when opened as a page', (path) => {
  expect(ask(path)).toBe('network')
  expect(ask(path, { mode: 'navigate' })).toBe('network')
})

test('a page whose name begins like an API path is still a page', () => {
  expect(ask('/apiary', { mode: 'navigate' })).toBe('page')
})

test('a file without a hash comes from the network while there is one', () => {
  expect(ask('/early.js')).toBe('file')
})

test('what is sent, and what other sites serve, is left alone', () => {
  expect(ask('/assets/main-4f9ae62b.js', { method: 'POST' })).toBe('network')
  expect(ask('https://evil.example/assets/x.js')).toBe('network')
})

test('a page of another build is told from the one the files belong to', () => {
  const files = ['/early.js', '/assets/app-aaaa.js', '/assets/app-bbbb.css', '/assets/late-cccc.js']
  const pageWith = (script: string) =>
    `<script src="/early.js"></script><script type="module" crossorigin src="${script}"></script>
     <link rel="stylesheet" crossorigin href="/assets/app-bbbb.css">`
  expect(isPageOf(pageWith('/assets/app-aaaa.js'), files)).toBe(true)
  expect(isPageOf(pageWith('/assets/app-dddd.js'), files)).toBe(false)
  expect(isPageOf('<h1>Bad gateway</h1>', files)).toBe(false)
  const listed = '<script type="application/json">{"/sports":["/assets/sports-eeee.js"]}</script>'
  expect(isPageOf(listed + pageWith('/assets/app-aaaa.js'), files)).toBe(true)
  expect(isPageOf(listed, files)).toBe(false)
})

test.each([
  ['a letter', '{"title":"Tin","letterId":"ltr_01A"}', '/message/detail?id=ltr_01A'],
  ['many letters', '{"title":"Tin","letterId":null}', '/message'],
  ['an id that is none', '{"title":"Tin","letterId":"//evil.example"}', '/message'],
  ['another id', '{"title":"Tin","letterId":"ltr_1&announcement=x"}', '/message'],
  ['no object', '7', '/message'],
  ['null', 'null', '/message'],
  ['no JSON', 'Tin', '/message'],
])('a push about %s leads into the inbox and nowhere else', (_, text, path) => {
  expect(noticeOf(text)).toMatchObject({ path, title: expect.stringMatching(/^(Tin|KÈO)$/) })
})
