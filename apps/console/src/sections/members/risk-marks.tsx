import { getRiskMarks } from '@keo/contract/console-risk-marks'
import { Signs } from '../../parts/signs.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { riskWords } from './risk-words.ts'

/** What makes somebody look twice at a member; none of it decides anything. */
export function RiskMarks({ id }: { id: string }) {
  const { say } = useLook(riskWords)
  const found = useCall(getRiskMarks, { id })
  return (
    <Loaded of={found}>
      {({ marks }) =>
        marks.length === 0 ? (
          <section className="panel">
            <h2>{say('risk.title')}</h2>
            <Empty>{say('risk.none')}</Empty>
          </section>
        ) : (
          <Signs title={say('risk.title')} signs={marks} nameOf={(name) => say(`risk.${name}`)} />
        )
      }
    </Loaded>
  )
}
