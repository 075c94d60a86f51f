import type { PlanDetail } from '@keo/contract/experts'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { WarningIcon } from '@keo/ui/icons/warning'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { planEvidence } from './plan-evidence.ts'

const OutsideCheck = lazyPart(async () =>
  import('../../page-kit/outside-check.tsx').then((part) => ({ default: part.OutsideCheck })),
)

/** What this device says of an open plan against the hash from the moment of writing. */
export default function SealVerdict({ plan }: { plan: PlanDetail }) {
  const say = useMessages()
  const { id } = plan
  const evidence = planEvidence(plan)
  const { data: isIntact } = useQuery({
    queryKey: ['experts', 'seal', id, evidence],
    queryFn: async () =>
      evidence !== null && (await import('../../proofs/plan-proof.ts')).checkPlan(evidence).matches === true,
    staleTime: Infinity,
  })
  if (isIntact === undefined) return <p className="seal-verdict">{say('plan.verify')}</p>
  return (
    <>
      <p className="seal-verdict" role="status" data-intact={isIntact}>
        {isIntact ? <CheckCircleIcon size={17} /> : <WarningIcon size={17} />}
        {say(isIntact ? 'plan.verified' : 'plan.broken')}
      </p>
      <Suspense>
        {evidence ? <OutsideCheck evidence={evidence}>{say('plan.outside')}</OutsideCheck> : null}
      </Suspense>
    </>
  )
}
