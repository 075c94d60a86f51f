import { type MaintenanceInfo, NO_MAINTENANCE } from '@keo/contract/site'
import { seconds } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import { manualClock } from '../testing/manual-clock.ts'
import { createSiteMaintenance, isSiteInMaintenance } from './site-maintenance.ts'

const active: MaintenanceInfo = {
  content: 'Nâng cấp',
  endTime: '2026-06-11 22:00:00',
  id: '1',
  point: '2,1',
  startTime: '2026-06-11 20:00:00',
  status: '1',
  title: 'Bảo trì',
}

test.each([
  ['1', '1', true],
  ['1', '2, 1', true],
  ['1', '3,1,2', true],
  ['0', '1', false],
  ['1', '2', false],
  ['1', '11', false],
  ['1', '', false],
] as const)('[NET-07b] status %s with points %j is %s', (status, point, isActive) => {
  expect(isSiteInMaintenance({ status, point })).toBe(isActive)
})

describe('the watch', () => {
  function setup(startPath = '/sports?tab=1') {
    const clock = manualClock()
    let path = startPath
    const state = { answer: NO_MAINTENANCE as MaintenanceInfo | Error, asked: 0 }
    const watch = createSiteMaintenance({
      clock,
      async query() {
        state.asked++
        if (state.answer instanceof Error) throw state.answer
        return state.answer
      },
      shell: () => ({
        currentFullPath: () => path,
        isAtMaintenance: () => path === '/500',
        goToMaintenance: () => void (path = '/500'),
        goTo: (to) => void (path = to),
      }),
    })
    return { clock, state, watch, path: () => path, walk: (to: string) => void (path = to) }
  }

  test('[NET-07a] it asks at once and then every 30 s', () => {
    const { clock, state, watch } = setup()
    const stop = watch.start()
    expect(state.asked).toBe(1)
    clock.advance(seconds(30) - 1)
    expect(state.asked).toBe(1)
    clock.advance(1 + seconds(30))
    expect(state.asked).toBe(3)
    stop()
    clock.advance(seconds(300))
    expect(state.asked).toBe(3)
  })

  test('[NET-07c] while it is on the player is at /500, wherever he tries to go', async () => {
    const { state, watch, path, walk } = setup()
    state.answer = active
    await watch.check()
    expect(path()).toBe('/500')
    walk('/activity')
    await watch.check()
    expect(path()).toBe('/500')
  })

  test('[NET-07d] a failed query counts as the empty default', async () => {
    const { state, watch, path } = setup()
    state.answer = new Error('offline')
    await watch.check()
    expect(path()).toBe('/sports?tab=1')
    expect(watch.store.getState().info).toEqual({
      content: '',
      endTime: '',
      id: '',
      point: '1',
      startTime: '',
      status: '0',
      title: '',
    })
  })

  test('[NET-07e] what the answer says is there to be shown', async () => {
    const { state, watch } = setup()
    state.answer = active
    await watch.check()
    expect(watch.store.getState().info).toEqual(active)
  })

  test('[NET-07f] asking goes on and its end leads back to the page left', async () => {
    const { state, watch, path } = setup()
    state.answer = active
    await watch.check()
    await watch.check()
    expect(path()).toBe('/500')
    state.answer = NO_MAINTENANCE
    await watch.check()
    expect(path()).toBe('/sports?tab=1')
  })

  test('[NET-07f] a page opened at /500 leads home, and /500 without maintenance stays', async () => {
    const { state, watch, path } = setup('/500')
    await watch.check()
    expect(path()).toBe('/500')
    state.answer = active
    await watch.check()
    state.answer = NO_MAINTENANCE
    await watch.check()
    expect(path()).toBe('/')
  })
})
