import { minutes, seconds } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import type { SessionEnd } from '../api/api-outcome.ts'
import { createHeartbeat } from '../api/heartbeat.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { createSession } from './session.ts'
import { createSessionExpiry } from '../api/session-expiry.ts'
import { createStorage } from '../platform/storage.ts'

function setup() {
  const local = new MemoryStorage()
  const storage = createStorage({ local: () => local, session: () => new MemoryStorage() })
  return { local, storage, session: createSession(storage) }
}

describe('login state', () => {
  test('[ACC-02a] a stored token means logged in, also on the next page', () => {
    const { storage, session } = setup()
    expect(session.store.getState().token).toBeUndefined()
    session.signIn('tok')
    expect(session.store.getState().token).toBe('tok')
    expect(createSession(storage).store.getState().token).toBe('tok')
  })

  test('[ACC-02b] logout clears token, member, bet cart and gift flag; settings stay', () => {
    const { storage, session } = setup()
    session.signIn('tok')
    session.knowMember({ id: 'mbr_1', userName: 'mai' })
    storage.write('betCart', [{ id: '1' }])
    storage.write('isGiftConfirmed', true)
    storage.write('sportsbookConfig', { baseUrl: 'https://sports.test', token: 's' })
    storage.write('theme', 'light')
    session.logout()
    expect(session.store.getState()).toEqual({ token: undefined, member: undefined })
    for (const key of ['token', 'betCart', 'isGiftConfirmed', 'sportsbookConfig'] as const) {
      expect(storage.read(key)).toBeUndefined()
    }
    expect(storage.read('theme')).toBe('light')
  })

  test('[ACC-02a] a logout in another tab is a logout here', () => {
    const local = new MemoryStorage()
    const storage = createStorage({ local: () => local, session: () => new MemoryStorage() })
    const session = createSession(storage)
    const heard: boolean[] = []
    session.onChange((isLoggedIn) => heard.push(isLoggedIn))
    session.signIn('tok')
    local.texts.delete('keo.token')
    storage.changedElsewhere('keo.token')
    expect(heard).toEqual([true, false])
  })
})

describe('heartbeat', () => {
  test('[ACC-07a] one beat every five minutes while logged in', () => {
    const clock = manualClock()
    let beats = 0
    createHeartbeat(clock, () => beats++).follow(true)
    clock.advance(minutes(5) - 1)
    expect(beats).toBe(0)
    clock.advance(1)
    expect(beats).toBe(1)
    clock.advance(minutes(10))
    expect(beats).toBe(3)
  })

  test('[ACC-07b] it starts and stops with login, and a second login does not double it', () => {
    const clock = manualClock()
    let beats = 0
    const heartbeat = createHeartbeat(clock, () => beats++)
    clock.advance(minutes(20))
    heartbeat.follow(true)
    heartbeat.follow(true)
    clock.advance(minutes(5))
    expect(beats).toBe(1)
    heartbeat.follow(false)
    clock.advance(minutes(20))
    expect(beats).toBe(1)
  })
})

describe('session expiry', () => {
  function expiry(options: {
    runningMs: number
    isNative?: boolean
    answer?: boolean
    whileAsking?: () => void
  }) {
    const done: string[] = []
    const kept: { token: string | undefined } = { token: 'old' }
    const flow = createSessionExpiry({
      runningMs: () => options.runningMs,
      async confirm(reason: SessionEnd) {
        done.push(`confirm ${reason}`)
        options.whileAsking?.()
        return options.answer ?? true
      },
      token: () => kept.token,
      logout: () => done.push('logout'),
      isNative: () => options.isNative ?? false,
      redirectNativeToLogin: () => done.push('native login'),
      goToLogin: () => done.push('login'),
    })
    return { done, flow, kept }
  }

  test('[ACC-05a] many answers end the session once', async () => {
    const { done, flow } = expiry({ runningMs: seconds(60) })
    await Promise.all([flow.end('expired'), flow.end('replaced'), flow.end('expired')])
    expect(done).toEqual(['confirm expired', 'logout', 'login'])
    flow.rearm()
    await flow.end('replaced')
    expect(done).toEqual(['confirm expired', 'logout', 'login', 'confirm replaced', 'logout', 'login'])
  })

  test('[ACC-05b] inside the wrapper the native side is asked to go to login', async () => {
    const { done, flow } = expiry({ runningMs: 0, isNative: true })
    await flow.end('expired')
    expect(done).toEqual(['logout', 'native login'])
  })

  test('[ACC-05c] the dialog comes only after ten seconds of running', async () => {
    const young = expiry({ runningMs: seconds(10) })
    await young.flow.end('expired')
    expect(young.done).toEqual(['logout', 'login'])
    const old = expiry({ runningMs: seconds(10) + 1 })
    await old.flow.end('replaced')
    expect(old.done).toEqual(['confirm replaced', 'logout', 'login'])
  })

  test('a cause that the server tells is shown however short the app has been running', async () => {
    const { done, flow } = expiry({ runningMs: 0 })
    await flow.end('told', 'time is up')
    expect(done).toEqual(['confirm told', 'logout', 'login'])
  })

  test('[ACC-05c] the other choice logs out too', async () => {
    const { done, flow } = expiry({ runningMs: seconds(60), answer: false })
    await flow.end('expired')
    expect(done).toEqual(['confirm expired', 'logout'])
  })

  test('[ACC-05a] a session that another tab began while the dialog stood is left alone', async () => {
    const { done, flow, kept } = expiry({ runningMs: seconds(60), whileAsking: () => (kept.token = 'new') })
    await flow.end('expired')
    expect(done).toEqual(['confirm expired'])
  })

  test('[ACC-05c] a logout in another tab while the dialog stood still leads to login', async () => {
    const { done, flow, kept } = expiry({
      runningMs: seconds(60),
      whileAsking: () => (kept.token = undefined),
    })
    await flow.end('expired')
    expect(done).toEqual(['confirm expired', 'logout', 'login'])
  })
})
