import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import type { MatchHead } from '../../sportsbook/index.ts'
import './parts-table.css'
import type { Part, ScoreBoard } from '../../match-words/index.ts'

type Row = Pick<MatchHead, 'league' | 'status' | 'servingSide' | 'teams'>

/** Sets, quarters, innings or frames in columns, the one under way marked; who serves has a dot. */
export function PartsTable({ head, board }: { head: Row; board: ScoreBoard }) {
  const say = useMessages()
  const { parts, points, score } = board
  return (
    <div className="match-parts scroll-x">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{head.league.name}</span>
            </th>
            {parts.map((part) => (
              <th key={keyOf(part)} scope="col" className="num" data-now={part.isNow || undefined}>
                {nameOf(part, say)}
              </th>
            ))}
            {points ? <th scope="col">{say('match.part.points')}</th> : null}
            <th scope="col">{say('match.part.total')}</th>
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                <span className="flex items-center">
                  <span className="ell">{head.teams[side]?.name}</span>
                  {head.status === MATCH_STATUS.live && head.servingSide === side + 1 ? (
                    <span
                      className="match-serving flex-none"
                      role="img"
                      aria-label={say('match.serving', { team: head.teams[side]?.name ?? '' })}
                    />
                  ) : null}
                </span>
              </th>
              {parts.map((part) => (
                <td key={keyOf(part)} data-now={part.isNow || undefined}>
                  {part.score?.[side] ?? '-'}
                </td>
              ))}
              {points ? <td data-now="">{points[side]}</td> : null}
              <td data-total="">{score?.[side] ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const keyOf = ({ name }: Part): string => (typeof name === 'string' ? name : String(name.part))

function nameOf({ name }: Part, say: ReturnType<typeof useMessages>): string {
  if (name === 'overtime') return say('match.part.overtime')
  return name === 'shootOut' ? say('match.part.shootOut') : String(name.part)
}
