import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { minutes, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { partyPayoutGateway } from './party-payout-gateway.ts'
import { isSignedNotice, isSignedText, signNotice, signText } from './payout-signature.ts'

const clock = manualClock(Date.UTC(2026, 0, 31, 12))
const boxOf = (...keys: string[]) =>
  createSecretBox({ keys, use: 'payout notices', ids: seededIds('box', clock) })
const payout = {
  orderNo: 'wd_01J9Z3ABCDEFGHJKMNPQRSTVWX',
  channel: 'bank',
  amount: money(100_000_000n, 'VND'),
  place: 'MAYTRANG',
  number: '19003688002417',
  holder: 'Nguyễn Minh Quân',
} as const

function gatewayThatHears(answer: unknown) {
  const log = createLog({ level: 'silent' })
  const post = async () => answer as never
  return partyPayoutGateway({ clock, machineClock: clock, log, box: boxOf('key'), post })
}

test('[CBK-11] an answer of another shape than promised is no answer', async () => {
  const strange = [
    { code: 500, msg: 'down', data: { isTaken: true, state: 'paid' } },
    { code: 200, msg: '', data: null },
    { code: 200, msg: '', data: { isTaken: 'yes', state: -1 } },
    { code: 200, msg: '', data: { isTaken: 1, state: '<script>alert(1)</script>' } },
    { code: 200, msg: '', data: { isTaken: {}, state: 'paid'.repeat(1_000_000) } },
    { code: 200, msg: '' },
    'not an envelope',
    null,
  ]
  for (const answer of strange) {
    const gateway = gatewayThatHears(answer)
    expect(await gateway.send(payout)).toBe('unknown')
    expect(await gateway.ask(payout.orderNo)).toBe('unknown')
  }
  const clear = gatewayThatHears({ code: 200, msg: '', data: { isTaken: false, state: 'failed' } })
  expect([await clear.send(payout), await clear.ask(payout.orderNo)]).toEqual(['targetRefused', 'failed'])
})

test('a party that does not answer is not waited for', async () => {
  const gateway = partyPayoutGateway({
    clock,
    machineClock: clock,
    log: createLog({ level: 'silent' }),
    box: boxOf('key'),
    post: () => new Promise(() => {}),
  })
  const asked = gateway.ask(payout.orderNo)
  await clock.advance(seconds(8))
  expect(await asked).toBe('unknown')
})

test('[CBK-02] each direction has a key of its own, and the key before is heard until it is taken away', () => {
  const now = Math.trunc(clock.now())
  const told = {
    noticeId: 'notice-1',
    orderNo: payout.orderNo,
    state: 'paid',
    amount: '1.00',
    currency: 'VND',
  } as const
  const old = signNotice(boxOf('old'), { ...told, sentAt: now })
  expect(isSignedNotice(boxOf('new', 'old'), old, now)).toBe(true)
  expect(isSignedNotice(boxOf('new'), old, now)).toBe(false)
  expect(isSignedNotice(boxOf('old'), old, now + minutes(6))).toBe(false)
  const asked = signText(boxOf('old'), '{}', now)
  expect(isSignedText(boxOf('new', 'old'), asked, now)).toBe(true)
  expect(isSignedText(boxOf('new'), asked, now)).toBe(false)
  expect(isSignedText(boxOf('old'), { ...asked, signature: old.signature }, now)).toBe(false)
})
