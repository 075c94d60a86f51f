import { afterEach, expect, test, vi } from 'vitest'
import { manualClock } from '../../testing/manual-clock.ts'
import { isMissingChunk, reloadWhenServerIsBack } from './missing-chunk.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that did not come is told from a page that broke', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
    true,
  )
  expect(isMissingChunk(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false)
  expect(isMissingChunk('Failed to fetch dynamically imported module')).toBe(false)
})

test('a page that could not be opened is loaded afresh once, when the server answers again', async () => {
  let isThere = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('no network')
    return new Response('ok')
  })
  const time = manualClock()
  const reload = vi.fn<() => void>()
  reloadWhenServerIsBack(time, reload)
  const look = async () => {
    time.advance(2_000)
    await new Promise(process.nextTick)
    await new Promise(process.nextTick)
  }
  await look()
  await look()
  expect(reload).not.toHaveBeenCalled()
  isThere = true
  await look()
  expect([reload.mock.calls.length, time.timers()]).toEqual([1, 0])
})

test('a page that was left asks no more', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => new Response('ok'))
  vi.stubGlobal('fetch', asked)
  const time = manualClock()
  reloadWhenServerIsBack(time, () => {})()
  time.advance(10_000)
  expect([asked.mock.calls.length, time.timers()]).toEqual([0, 0])
})
