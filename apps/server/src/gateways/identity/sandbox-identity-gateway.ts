import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { IdentityGateway, IdentityVerdict, ShownPerson } from './identity-gateway.ts'
import { isListedName } from './listed-names.ts'

const KIND = 'identity.decide'
const DECIDES_AFTER_MS = { min: seconds(10), max: seconds(50) } as const
const Decided = z.object({ id: z.string(), verdict: z.enum(['passed', 'tooYoung', 'listed']) })

type Needs = {
  clock: Clock
  ids: Ids
  jobs: Jobs
  isOldEnough(birthday: string): boolean
}

/** Passes within a minute whoever is of age and on no list. Only its verdict waits in the queue, never a document. */
export function sandboxIdentityGateway({ clock, ids, jobs, isOldEnough }: Needs): IdentityGateway {
  function verdictOn({ realName, birthday }: ShownPerson): IdentityVerdict {
    if (!isOldEnough(birthday)) return 'tooYoung'
    return isListedName(realName) ? 'listed' : 'passed'
  }
  return {
    async submit(tx, person) {
      const { min, max } = DECIDES_AFTER_MS
      const runAt = clock.now() + min + Math.floor(ids.random() * (max - min))
      await jobs.enqueue(tx, KIND, { id: person.id, verdict: verdictOn(person) }, { runAt, key: person.id })
    },
    onVerdict(handle) {
      jobs.handle(KIND, (payload) => {
        const { id, verdict } = Decided.parse(payload)
        return handle(id, verdict)
      })
    },
  }
}
