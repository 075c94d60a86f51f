import { afterEach, expect, test, vi } from 'vitest'
import { statistical } from '@keo/sportsbook-contract/matches'
import { provider } from './provider.ts'
import { readMaintenance, sportsMaintenance } from './sports-maintenance.ts'

const FROM = Date.UTC(2026, 5, 11, 2)
const TO = Date.UTC(2026, 5, 11, 4)
const answer = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body))
afterEach(() => vi.unstubAllGlobals())

test('[NET-09b] the bracketed pair is read in milliseconds and in seconds; anything else gives no range', () => {
  expect(readMaintenance(`Bảo trì [${FROM}-${TO}]`)).toEqual({ from: FROM, to: TO })
  expect(readMaintenance(`[ ${FROM / 1000} - ${TO / 1000} ]`)).toEqual({ from: FROM, to: TO })
  expect(['', 'Bảo trì', '[a-b]', `[${FROM}]`, `${FROM}-${TO}`].map(readMaintenance)).toEqual([
    {},
    {},
    {},
    {},
    {},
  ])
})

test('[NET-09a] code 8 of statistical sets maintenance', async () => {
  answer({ success: false, code: 8, message: `Bảo trì [${FROM}-${TO}]`, data: null })
  await provider(statistical, {}, { silent: true }).catch(() => {})
  expect(sportsMaintenance.getState().now).toEqual({ from: FROM, to: TO })
})

test('[NET-09c] another code clears it, a refusal too; no answer leaves it', async () => {
  sportsMaintenance.setState({ now: {} })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await provider(statistical, {}, { silent: true }).catch(() => {})
  expect(sportsMaintenance.getState().now).toEqual({})
  answer({ success: false, code: 12, message: 'Chậm lại', data: null })
  await provider(statistical, {}, { silent: true }).catch(() => {})
  expect(sportsMaintenance.getState().now).toBeNull()
})
