import { callbackOfParty, type PaymentNews } from '@keo/contract/deposit-parties'
import { signatureOf } from '@keo/server/gateways/payments/payment-signature'
import { systemClock } from '@keo/service-kit/clock'
import { systemIds } from '@keo/service-kit/ids'
import { createSecretBox } from '@keo/service-kit/secret-box'
import type { World } from './world.ts'

type Bend = {
  address?: string
  timestamp?: number
  signature?: string
  key?: string
  signedAs?: string
  text?: string
}

/** What a party would send; everything may be bent. Gives the code of the answer. */
export type PartyCallback = (
  party: string,
  news: Partial<PaymentNews> & { orderNo: string },
  bend?: Bend,
) => Promise<number>

let sent = 0

/** Payment parties that tell a world of money. */
export function partyCallbacks(world: Pick<World, 'call' | 'worldClock'>): PartyCallback {
  const boxOf = (key: string) =>
    createSecretBox({ keys: [key], use: 'payment callbacks', ids: systemIds(systemClock()) })
  return async (party, news, bend = {}) => {
    const whole = {
      kind: 'paid',
      paymentId: `p-${news.orderNo}`,
      amount: '',
      currency: 'VND',
      chain: null,
      ...news,
    }
    const body = {
      party,
      id: `callback-${(sent += 1)}`,
      timestamp: bend.timestamp ?? Math.trunc(world.worldClock.now()),
      news: bend.text ?? JSON.stringify(whole),
    }
    const box = boxOf(bend.key ?? 'dev-world')
    const signature = bend.signature ?? signatureOf(box, { ...body, party: bend.signedAs ?? party })
    const from = bend.address ? { address: bend.address } : {}
    return (await world.call(callbackOfParty, { ...body, signature }, from)).code
  }
}
