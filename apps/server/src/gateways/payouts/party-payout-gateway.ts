import { ENVELOPE_OK, type Call, type Envelope, type ResponseOf } from '@keo/contract/define-call'
import {
  askSandboxPayout,
  listSandboxPayouts,
  sendSandboxPayout,
  type PayoutOrder,
} from '@keo/contract/payout-parties'
import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { seconds } from '@keo/units/instants'
import { moneyText, parseMoney } from '@keo/units/money'
import { withPatience } from '@keo/service-kit/with-patience'
import type { Payout, PayoutGateway } from './payout-gateway.ts'
import { isSignedNotice, signText } from './payout-signature.ts'

const PATIENCE_MS = seconds(8)

type Needs = {
  clock: Clock
  machineClock: Clock
  log: Log
  box: SecretBox
  /** Posts to the party, and gives what it answered. */
  post(path: string, body: object): Promise<Envelope>
}

/** Our side of the party's wire: every request is signed, and an answer that is late, broken or strange is none. */
export function partyPayoutGateway({ clock, machineClock, log, box, post }: Needs): PayoutGateway {
  async function send<C extends Call>(call: C, request: object): Promise<ResponseOf<C> | undefined> {
    const signed = signText(box, JSON.stringify(request), Math.trunc(clock.now()))
    try {
      const { code, data } = await withPatience(machineClock, PATIENCE_MS, post(call.path, signed))
      if (code === ENVELOPE_OK) return call.response.parse(data) as ResponseOf<C>
      log.warn({ code, path: call.path }, 'the pay-out party gave no clear answer')
    } catch (err) {
      log.warn({ err, path: call.path }, 'the pay-out party did not answer')
    }
    return undefined
  }

  return {
    async send(payout) {
      const answer = await send(sendSandboxPayout, orderOf(payout))
      if (!answer) return 'unknown'
      return answer.isTaken ? 'accepted' : 'targetRefused'
    },
    ask: async (orderNo) => (await send(askSandboxPayout, { orderNo }))?.state ?? 'unknown',
    async statement(period) {
      const answer = await send(listSandboxPayouts, period)
      if (!answer) return null
      return answer.entries.flatMap(({ amount: text, currency, ...entry }) => {
        const amount = parseMoney(text, currency)
        return amount ? [{ ...entry, amount }] : []
      })
    },
    isGenuine: (notice) => isSignedNotice(box, notice, clock.now()),
  }
}

function orderOf({ amount, ...rest }: Payout): PayoutOrder {
  return { ...rest, amount: moneyText(amount), currency: amount.currency === 'USDT' ? 'USDT' : 'VND' }
}
