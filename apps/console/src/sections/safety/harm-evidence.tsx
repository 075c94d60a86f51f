import { getHarmMark, type HarmEvidence as Evidence, type HarmMark } from '@keo/contract/console-safety'
import type { Me } from '@keo/contract/staff'
import { dong, signedDong } from '../../platform/figures.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { HarmDecision } from './harm-decision.tsx'
import { words, type FigureName } from './words.ts'

type Day = Evidence['days'][number]

const isMoney = (text: string) => /^-?\d+\.\d{2}$/.test(text)
const shown = (text: string) => (isMoney(text) ? dong(text) : text)

/** The figures against their thresholds, what the member did meanwhile, and the decision. */
export function HarmEvidence({ id, me }: { id: string; me: Me }) {
  const mark = useCall(getHarmMark, { id })
  return (
    <Loaded of={mark}>
      {(found) => (
        <div className="safety-marks">
          <Figures mark={found} />
          <HarmDecision mark={found} me={me} />
          <Days days={found.days} />
          <Others marks={found.others} />
        </div>
      )}
    </Loaded>
  )
}

function Figures({ mark }: { mark: Evidence }) {
  const { say, time } = useLook(words)
  useMemberKey(mark.memberId)
  const names = [...new Set([...Object.keys(mark.figures), ...Object.keys(mark.thresholds)])] as FigureName[]
  return (
    <section className="panel">
      <h2>{say(`marker.${mark.marker}`)}</h2>
      <p>
        <a href={pathTo('member', mark.memberId)}>{mark.userName}</a>{' '}
        <span className="meta num">{time(mark.foundAt)}</span>
      </p>
      <table aria-label={say('figures')}>
        <thead>
          <tr>
            <th>{say('figures')}</th>
            <th className="end">{say('marks')}</th>
            <th className="end">{say('threshold')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>{say(`figure.${name}`)}</td>
              <td className="end num">{shown(mark.figures[name] ?? '—')}</td>
              <td className="end num">{shown(mark.thresholds[name] ?? '—')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        rows={[
          [say('asks'), say(`action.${mark.asked}`)],
          [
            say('done'),
            mark.action ? `${say(`action.${mark.action}`)} · ${mark.actedBy || say('bySite')}` : '—',
          ],
          [say('outcome'), mark.outcome ? `${say(`outcome.${mark.outcome}`)} · ${mark.closedBy}` : '—'],
        ]}
      />
    </section>
  )
}

function Days({ days }: { days: readonly Day[] }) {
  const { say } = useLook(words)
  const columns: Column<Day>[] = [
    { id: 'day', head: say('day'), cell: ({ day }) => <span className="num">{day.slice(5)}</span> },
    { id: 'deposits', head: say('deposits'), cell: (one) => dong(one.deposits), isFigure: true },
    { id: 'staked', head: say('staked'), cell: (one) => dong(one.staked), isFigure: true, isThirdRank: true },
    { id: 'result', head: say('result'), cell: (one) => signedDong(one.result), isFigure: true },
  ]
  return (
    <section className="panel">
      <h2>{say('days')}</h2>
      <Table label={say('days')} columns={columns} rows={days.toReversed()} idOf={({ day }) => day} />
    </section>
  )
}

function Others({ marks }: { marks: readonly HarmMark[] }) {
  const { say, time } = useLook(words)
  if (marks.length === 0) return null
  return (
    <section className="panel">
      <h2>{say('others')}</h2>
      {marks.map(({ id, marker, outcome, foundAt }) => (
        <p key={id}>
          <a href={pathTo('safety', id)}>{say(`marker.${marker}`)}</a>{' '}
          <span className="meta num">{time(foundAt)}</span>{' '}
          {outcome ? <span className="meta">{say(`outcome.${outcome}`)}</span> : null}
        </p>
      ))}
    </section>
  )
}
