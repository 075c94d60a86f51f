import type { PlayRound } from '@keo/games-contract/play-round'
import type { CrashTable } from '@keo/games-contract/shared-tables'
import { useMessages } from '../../../../language/messages.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { hundredthsText } from './crash-flight.ts'
import { viewOf } from './use-seat.ts'

type CrashPlayersProps = { table: CrashTable | null; own: readonly PlayRound[] }

/** Who plays this round. The sandbox's own players are marked, and a line says what the mark means. */
export function CrashPlayers({ table, own }: CrashPlayersProps) {
  const say = useMessages()
  const seats = table?.seats ?? []
  const isFlying = table?.phase === 'flying'
  const hasCrowd = seats.some(({ isCrowd }) => isCrowd)
  return (
    <section className="crash-players">
      <h2>
        {say('tables.crash.round')} <span className="num">{table?.players ?? 0}</span>
      </h2>
      {seats.length === 0 && own.length === 0 ? (
        <p className="table-road-empty">{say('tables.crash.first')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('tables.crash.player')}</th>
              <th scope="col">{say('tables.crash.stake')}</th>
              <th scope="col">{say('tables.crash.multiplier')}</th>
              <th scope="col">{say('tables.crash.returned')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((round) => (
              <Row
                key={round.id}
                name={say('tables.blackjack.you')}
                stake={round.stake}
                leftAt={viewOf(round).leftAt}
                returned={round.state === 'open' ? null : round.returned}
                isOwn
                isFlying={isFlying}
              />
            ))}
            {withKeys(seats).map(({ key, seat }) => (
              <Row key={key} {...seat} isFlying={isFlying} />
            ))}
          </tbody>
        </table>
      )}
      {hasCrowd ? <p className="crash-crowd">{say('tables.crowdNote')}</p> : null}
    </section>
  )
}

/** Masked names may be alike. */
const withKeys = (seats: CrashTable['seats']) =>
  seats.map((seat, place) => ({ key: `${place}.${seat.name}`, seat }))

type RowProps = {
  name: string
  stake: string
  leftAt: number | null
  returned: string | null
  isCrowd?: boolean
  isOwn?: boolean
  /** Before the start nobody is in flight. */
  isFlying: boolean
}

function Row({ name, stake, leftAt, returned, isCrowd = false, isOwn = false, isFlying }: RowProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">
        {name}
        {isCrowd ? <span className="crash-tag">{say('tables.crowdTag')}</span> : null}
      </th>
      <td className="num">{text(stake)}</td>
      <td className="num" data-won={leftAt !== null || undefined}>
        {leftAt === null ? '–' : hundredthsText(leftAt)}
      </td>
      <td className="num" data-won={leftAt !== null || undefined}>
        {returned !== null ? text(returned) : isFlying ? say('tables.crash.inFlight') : '–'}
      </td>
    </tr>
  )
}
