import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { minutes } from '@keo/units/instants'
import * as z from 'zod/mini'
import { hasListedWord } from './listed-words.ts'
import type { NicknameReviewGateway } from './nickname-review-gateway.ts'

const KIND = 'nickname-review.decide'
const DECIDES_AFTER_MS = { min: minutes(2), max: minutes(5) } as const
const Request = z.object({ id: z.string(), nickName: z.string() })

/** Takes its time as a person would, then goes by a list of words. */
export function sandboxNicknameReviewGateway(needs: {
  clock: Clock
  ids: Ids
  jobs: Jobs
}): NicknameReviewGateway {
  const { clock, ids, jobs } = needs
  return {
    async submit(tx, request) {
      const { min, max } = DECIDES_AFTER_MS
      const runAt = clock.now() + min + Math.floor(ids.random() * (max - min))
      await jobs.enqueue(tx, KIND, request, { runAt, key: request.id })
    },
    onVerdict(handle) {
      jobs.handle(KIND, (payload) => {
        const { id, nickName } = Request.parse(payload)
        return handle(id, hasListedWord(nickName) ? 'refused' : 'accepted')
      })
    },
  }
}
