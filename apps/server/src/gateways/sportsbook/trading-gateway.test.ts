import { manualClock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { expect, test } from 'vitest'
import { wireTradingGateway } from './trading-gateway.ts'

const gatewayWith = (post: () => Promise<string>) =>
  wireTradingGateway({
    merchant: { id: 'keo', secret: 'secret of the test' },
    machineClock: manualClock(0),
    log: createLog({ level: 'silent' }),
    prefix: '',
    post,
  })
const answering = (code: number) => async () => JSON.stringify({ code, data: null })

test.each([
  ['does not answer', () => Promise.reject(new Error('no answer in time')), 'away'],
  ['is being maintained', answering(PROVIDER_CODES.MAINTENANCE.wire), 'away'],
  ['knows no traders but its own', answering(PROVIDER_CODES.PAGE_NOT_FOUND.wire), 'none'],
  ['has no such match', answering(PROVIDER_CODES.NOT_FOUND.wire), 'unknown'],
  ['answers in another form', async () => JSON.stringify({ code: 0, data: {} }), 'away'],
] as const)(
  'a provider that %s: a trader is told so, and nothing is said to have happened',
  async (_why, post, problem) => {
    expect(await gatewayWith(post).hold({ matchId: 1 }, true)).toEqual({ problem })
  },
)
