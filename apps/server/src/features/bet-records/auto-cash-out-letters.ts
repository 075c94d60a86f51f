import type { MemberId } from '@keo/contract/ids'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { money, moneyText } from '@keo/units/money'
import * as z from 'zod/mini'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { WriteLetter } from '../inbox/index.ts'
import { withOwnPaid } from './bet-record-views.ts'
import type { sqlBetRecordStore } from './bet-record-store.ts'
import { matchText } from './bet-letters.ts'
import type { KeptCashOut } from './pushed-bets.ts'

const TELL = 'bet-records.tell-auto-cash-out'
const Paid = z.object({ memberId: z.string(), orderId: z.string(), cashOutId: z.string() })
/** Some minutes. After that the ticket alone tells it. */
const QUESTIONS_MAX = 6

type Needs = {
  database: Database
  jobs: Pick<Jobs, 'handle' | 'enqueue'>
  gateway: Pick<SportsbookGateway, 'orderReplay'>
  store: Pick<ReturnType<typeof sqlBetRecordStore>, 'find' | 'cashOutsOf'>
  writeLetter: WriteLetter
}

/**
 * A member hears by a letter of a cash-out that the provider made by itself. What it pushes does not say which are such:
 * its record of the order does, and is asked for after the cash-out is kept.
 */
export function createAutoCashOutLetters({ database, jobs, gateway, store, writeLetter }: Needs) {
  jobs.handle(TELL, async (payload, { attempt }) => {
    const { memberId, orderId, cashOutId } = Paid.parse(payload)
    const replay = await gateway.orderReplay(orderId, 'vi')
    if (!replay && attempt < QUESTIONS_MAX) throw new Error('the provider did not tell of the order')
    if (!replay?.cashOuts.some(({ id, cause }) => id === cashOutId && cause !== null)) return
    const [bet, cashOuts] = [await store.find(memberId, orderId), await store.cashOutsOf([orderId])]
    const cashOut = bet && withOwnPaid(cashOuts, bet.freeStake).find(({ id }) => id === cashOutId)
    if (!bet || !cashOut) return
    const { currency } = bet
    const text = (minor: bigint) => moneyText(money(minor, currency))
    const values = {
      match: matchText(bet.pushed.betList.map(({ matchName }) => matchName)),
      stake: text(cashOut.stake),
      returned: text(cashOut.paid),
      currency,
    }
    await database.tx((tx) =>
      // Told again, or taken back and made anew: it is the same cash-out.
      writeLetter(tx, memberId, { kind: 'autoCashedOut', about: `${orderId}:${cashOutId}`, values }),
    )
  })

  /** In the transaction in which the cash-out is kept. */
  return async (tx: Tx, { id, memberId, orderId, status }: KeptCashOut): Promise<void> => {
    if (status !== ORDER_STATUS.settled) return
    const paid: z.output<typeof Paid> & { memberId: MemberId } = { memberId, orderId, cashOutId: id }
    await jobs.enqueue(tx, TELL, paid, { key: id })
  }
}
