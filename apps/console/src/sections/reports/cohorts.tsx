import { getCohorts } from '@keo/contract/console-reports'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { useCall } from '../../platform/queries.ts'
import { keptText } from './hold.ts'
import { Said } from './said.tsx'
import { words } from './words.ts'

/** Of those who registered in a week, the part that bet in that week and in each one since. */
export function Cohorts() {
  const { say } = useLook(words)
  const found = useCall(getCohorts, {})
  return (
    <section className="panel">
      <h2>{say('cohorts')}</h2>
      <Loaded of={found}>
        {({ cohorts, freshAt, query }) => (
          <>
            {cohorts.length === 0 ? <Empty>{say('none')}</Empty> : <Weeks cohorts={cohorts} />}
            <Said of={{ freshAt, query }} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type Cohort = { week: string; registered: number; bettors: readonly number[] }

function Weeks({ cohorts }: { cohorts: readonly Cohort[] }) {
  const { say } = useLook(words)
  const most = Math.max(...cohorts.map(({ bettors }) => bettors.length))
  return (
    <div className="cohorts">
      <table aria-label={say('cohorts')}>
        <thead>
          <tr>
            <th>{say('weekOf')}</th>
            <th className="end">{say('registered')}</th>
            {Array.from({ length: most }, (_, after) => (
              <th key={after} className="end">
                {say('week')} {after}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, registered, bettors }) => (
            <tr key={week}>
              <td className="num">{week}</td>
              <td className="end num">{registered}</td>
              {Array.from({ length: most }, (_, after) => (
                <td key={after} className="end num" title={String(bettors[after] ?? '')}>
                  {keptText(bettors[after], registered)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
