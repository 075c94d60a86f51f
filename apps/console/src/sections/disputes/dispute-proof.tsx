import { getDisputeProof, type DisputeEvidence } from '@keo/contract/console-merchants'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { Empty, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Shown when it is asked for: it holds names and accounts, and who looked is in the log. */
export function DisputeProof({ dispute: { orderNo, hasProof }, me }: { dispute: DisputeEvidence; me: Me }) {
  const { say } = useLook(words)
  const shown = useAct(getDisputeProof)
  const maySee = me.permissions.includes('disputes.decide')
  return (
    <section className="panel">
      <h2>{say('ds.proof')}</h2>
      {!hasProof ? (
        <Empty>{say('ds.noProof')}</Empty>
      ) : shown.data ? (
        <img
          className="dispute-proof"
          alt={say('ds.proof')}
          src={`data:${shown.data.type};base64,${shown.data.picture}`}
        />
      ) : maySee ? (
        <Button size="s" kind="outline" busy={shown.isPending} onClick={() => shown.mutate({ orderNo })}>
          {say('ds.showProof')}
        </Button>
      ) : (
        <Empty>{say('sign.proof')}</Empty>
      )}
      <Refused error={shown.error} />
    </section>
  )
}
