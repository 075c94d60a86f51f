import type { PayoutNotice } from '@keo/contract/withdraw'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { hours, seconds } from '@keo/units/instants'
import { moneyText, type Money } from '@keo/units/money'
import * as z from 'zod/mini'
import { isSignedNotice, signNotice } from './notice-signature.ts'
import type { PayoutGateway } from './payout-gateway.ts'

type Needs = { clock: Clock; ids: Ids; jobs: Jobs; box: SecretBox }

const KIND = 'payouts.notify'
const Told = z.object({
  noticeId: z.string(),
  orderNo: z.string(),
  state: z.enum(['accepted', 'paid', 'failed', 'targetRefused']),
  amount: z.string(),
  currency: z.enum(['VND', 'USDT']),
})
type Told = z.output<typeof Told>

const ACCEPTS_MS = { min: seconds(5), max: seconds(20) } as const
const SETTLES_MS = { min: seconds(25), max: seconds(100) } as const
const REPEATS_MS = { min: seconds(2), max: seconds(10) } as const
/** One in so many tells that it accepted only after it has paid. */
const LATE_SHARE = 0.1
const OLDEST_MS = hours(24)

/**
 * Pays within two minutes and tells everything twice. Amounts whose whole dong end in 404 fail, and those that end in
 * 403 find no such account. Only what it tells waits in the queue, never a number.
 */
export function sandboxPayoutGateway({ clock, ids, jobs, box }: Needs): PayoutGateway {
  const within = ({ min, max }: { min: number; max: number }) => min + Math.floor(ids.random() * (max - min))

  async function tellTwice(tx: Tx, told: Told, runAt: number): Promise<void> {
    await jobs.enqueue(tx, KIND, told, { runAt, key: `${told.noticeId}-1` })
    await jobs.enqueue(tx, KIND, told, { runAt: runAt + within(REPEATS_MS), key: `${told.noticeId}-2` })
  }

  return {
    async send(tx, { orderNo, amount }) {
      const now = clock.now()
      const settles = now + within(SETTLES_MS)
      const accepts = ids.random() < LATE_SHARE ? settles + within(REPEATS_MS) : now + within(ACCEPTS_MS)
      const currency = amount.currency === 'USDT' ? 'USDT' : 'VND'
      const told = { orderNo, amount: moneyText(amount), currency } as const
      await tellTwice(tx, { ...told, noticeId: ids.newId('ntc'), state: 'accepted' }, accepts)
      await tellTwice(tx, { ...told, noticeId: ids.newId('ntc'), state: outcomeOf(amount) }, settles)
    },
    isGenuine: (notice) => isSignedNotice(box, notice) && clock.now() - notice.sentAt < OLDEST_MS,
    onNotice(hear) {
      jobs.handle(KIND, async (payload) => {
        const told = Told.parse(payload)
        await hear(signNotice(box, { ...told, sentAt: Math.trunc(clock.now()) }) as PayoutNotice)
      })
    },
  }
}

function outcomeOf({ minor, currency }: Money): Told['state'] {
  const tail = currency === 'VND' ? (minor / 100n) % 1000n : 0n
  if (tail === 404n) return 'failed'
  return tail === 403n ? 'targetRefused' : 'paid'
}
