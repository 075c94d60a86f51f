import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { ReviewGateway } from './payment-gateway.ts'

type Needs = { clock: Clock; ids: Ids; jobs: Jobs }

const DECIDES_AFTER_MS = { min: seconds(60), max: seconds(180) } as const
const Asked = z.object({ receiptId: z.string() })

/** A reviewer who looks at everything within one to three minutes, and believes the member. */
export function sandboxReviewGateway(
  { clock, ids, jobs }: Needs,
  job: 'payments.review' | 'payments.disputes',
): ReviewGateway {
  return {
    async ask(tx, receiptId) {
      const { min, max } = DECIDES_AFTER_MS
      const runAt = clock.now() + min + Math.floor(ids.random() * (max - min))
      await jobs.enqueue(tx, job, { receiptId }, { runAt, key: receiptId })
    },
    onVerdict(handle) {
      jobs.handle(job, (payload) => handle(Asked.parse(payload).receiptId, true))
    },
  }
}
