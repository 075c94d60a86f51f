import { manualClock } from '@keo/service-kit/clock'
import { expect, test } from 'vitest'
import { createContentCache } from './content-cache.ts'
import type { SiteContent } from './site-content.ts'

const content: SiteContent = {
  lines: [],
  maintenances: [],
  gameTypes: [],
  games: [],
  countries: [],
  banners: [],
  entries: [],
  helpContacts: [],
  contacts: { version: 0, hosts: [], contacts: [] },
}

function setup() {
  const clock = manualClock(0)
  const state = { loads: 0, isAway: false }
  const cache = createContentCache(clock, async () => {
    state.loads++
    if (state.isAway) throw new Error('away')
    return content
  })
  return { clock, state, cache }
}

test('readers within two seconds share one query', async () => {
  const { clock, state, cache } = setup()
  await Promise.all([cache.read(), cache.read()])
  await clock.advance(1999)
  await cache.read()
  expect(state.loads).toBe(1)
  await clock.advance(1)
  await cache.read()
  expect(state.loads).toBe(2)
})

test('a change is read at once and a failure is tried again', async () => {
  const { state, cache } = setup()
  await cache.read()
  cache.forget()
  state.isAway = true
  await expect(cache.read()).rejects.toThrow('away')
  state.isAway = false
  expect(await cache.read()).toBe(content)
  expect(state.loads).toBe(3)
})
