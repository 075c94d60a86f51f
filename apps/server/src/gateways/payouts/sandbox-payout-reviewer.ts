import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { PayoutReviewer } from './payout-gateway.ts'

const KIND = 'payouts.review'
const DECIDES_MS = { min: seconds(60), max: seconds(180) } as const
const Verdict = z.object({ orderNo: z.string(), isApproved: z.boolean() })

/** Stands in for a person: decides within three minutes, and refuses amounts whose whole dong end in 013. */
export function sandboxPayoutReviewer(needs: { clock: Clock; ids: Ids; jobs: Jobs }): PayoutReviewer {
  const { clock, ids, jobs } = needs
  return {
    async submit(tx, { orderNo, amount }) {
      const { min, max } = DECIDES_MS
      const runAt = clock.now() + min + Math.floor(ids.random() * (max - min))
      const isApproved = (amount.minor / 100n) % 1000n !== 13n
      await jobs.enqueue(tx, KIND, { orderNo, isApproved }, { runAt, key: orderNo })
    },
    onVerdict(handle) {
      jobs.handle(KIND, (payload) => {
        const { orderNo, isApproved } = Verdict.parse(payload)
        return handle(orderNo, isApproved)
      })
    },
  }
}
