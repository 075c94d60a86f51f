import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { IdentityGateway, IdentityVerdict, ShownPerson } from './identity-gateway.ts'
import { isListedName, isUnsureName } from './listed-names.ts'

const KIND = 'identity.decide'
const DECIDES_AFTER_MS = { min: seconds(10), max: seconds(50) } as const
const Decided = z.object({ id: z.string(), verdict: z.enum(['passed', 'tooYoung', 'listed', 'unsure']) })

type Needs = {
  clock: Clock
  ids: Ids
  jobs: Jobs
  isOldEnough(birthday: string): boolean
  /** Whether anybody is there who would look where the party is not sure. */
  isStaffed(): Promise<boolean>
}

/** Passes within a minute whoever is of age, on no list and easy to read. Only its verdict waits in the queue, never a document. */
export function sandboxIdentityGateway(needs: Needs): IdentityGateway {
  const { clock, ids, jobs, isOldEnough, isStaffed } = needs
  async function verdictOn({ realName, birthday }: ShownPerson): Promise<IdentityVerdict> {
    if (!isOldEnough(birthday)) return 'tooYoung'
    if (isListedName(realName)) return 'listed'
    return isUnsureName(realName) && (await isStaffed()) ? 'unsure' : 'passed'
  }
  return {
    async submit(tx, person) {
      const { min, max } = DECIDES_AFTER_MS
      const runAt = clock.now() + min + Math.floor(ids.random() * (max - min))
      await jobs.enqueue(
        tx,
        KIND,
        { id: person.id, verdict: await verdictOn(person) },
        { runAt, key: person.id },
      )
    },
    onVerdict(handle) {
      jobs.handle(KIND, (payload) => {
        const { id, verdict } = Decided.parse(payload)
        return handle(id, verdict)
      })
    },
  }
}
