import type { PlayRound } from '@keo/games-contract/play-round'
import type { CrashTable } from '@keo/games-contract/shared-tables'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { useId, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { hundredthsText } from './crash-flight.ts'
import { viewOf } from './use-seat.ts'
import '../../table/road-map.css'

type CrashPlayersProps = {
  table: CrashTable | null
  /** The player's bets in this round, and all rounds of theirs that are known. */
  own: readonly PlayRound[]
  rounds: readonly PlayRound[]
}

const TABS = {
  round: 'tables.crash.round',
  own: 'tables.crash.own',
  highest: 'tables.crash.highest',
} as const
type Tab = keyof typeof TABS

/** Who plays this round, the player's own rounds, and the highest flights of late. */
export function CrashPlayers({ table, own, rounds }: CrashPlayersProps) {
  const say = useMessages()
  const id = useId()
  const [tab, setTab] = useState<Tab>('round')
  const players = table ? { count: table.players } : {}
  return (
    <section className="crash-players">
      <UnderlineTabs
        label={say('tables.crash.lists')}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'round', label: say(TABS.round), ...players },
          { key: 'own', label: say(TABS.own) },
          { key: 'highest', label: say(TABS.highest) },
        ]}
        panelId={id}
      />
      <div role="tabpanel" id={id} aria-label={say(TABS[tab])}>
        {tab === 'round' ? <ThisRound table={table} own={own} /> : null}
        {tab === 'own' ? <OwnRounds rounds={rounds} /> : null}
        {tab === 'highest' ? <Highest table={table} /> : null}
      </div>
    </section>
  )
}

/** Own bets first, each once. The sandbox's own players are marked, and a line says what the mark means. */
function ThisRound({ table, own }: Omit<CrashPlayersProps, 'rounds'>) {
  const say = useMessages()
  const ownIds = new Set(own.map(({ id }) => id))
  const others = (table?.seats ?? []).filter(({ round }) => round === null || !ownIds.has(round))
  const isFlying = table?.phase === 'flying'
  if (others.length === 0 && own.length === 0)
    return <p className="table-road-empty">{say('tables.crash.first')}</p>
  return (
    <>
      <table>
        <Head first={say('tables.crash.player')} />
        <tbody>
          {own.map((round) => (
            <Row
              key={round.id}
              name={say('tables.blackjack.you')}
              {...seatOf(round)}
              isOwn
              isFlying={isFlying}
            />
          ))}
          {withKeys(others).map(({ key, seat }) => (
            <Row key={key} {...seat} isFlying={isFlying} />
          ))}
        </tbody>
      </table>
      {others.some(({ isCrowd }) => isCrowd) ? (
        <p className="crash-crowd">{say('tables.crowdNote')}</p>
      ) : null}
    </>
  )
}

const OWN_SHOWN = 20

function OwnRounds({ rounds }: { rounds: readonly PlayRound[] }) {
  const say = useMessages()
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, OWN_SHOWN)
  if (ended.length === 0) return <p className="table-road-empty">{say('tables.crash.noOwn')}</p>
  return (
    <table>
      <Head first={say('tables.crash.number')} />
      <tbody>
        {ended.map((round) => (
          <Row key={round.id} name={`#${round.number}`} {...seatOf(round)} isFlying={false} />
        ))}
      </tbody>
    </table>
  )
}

const HIGHEST_SHOWN = 10

function Highest({ table }: { table: CrashTable | null }) {
  const say = useMessages()
  if (!table || table.history.length === 0) return <p className="table-road-empty">{say('game.noRounds')}</p>
  const highest = table.history
    .map((point, place) => ({ point, number: table.number - 1 - place }))
    .toSorted((one, other) => other.point - one.point)
    .slice(0, HIGHEST_SHOWN)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('tables.crash.number')}</th>
            <th scope="col">{say('tables.crash.multiplier')}</th>
          </tr>
        </thead>
        <tbody>
          {highest.map(({ point, number }) => (
            <tr key={number}>
              <th scope="row" className="num">
                #{number}
              </th>
              <td className="num">{hundredthsText(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="crash-crowd">{say('tables.crash.highestNote', { count: table.history.length })}</p>
    </>
  )
}

function Head({ first }: { first: string }) {
  const say = useMessages()
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{say('tables.crash.stake')}</th>
        <th scope="col">{say('tables.crash.multiplier')}</th>
        <th scope="col">{say('tables.crash.returned')}</th>
      </tr>
    </thead>
  )
}

const seatOf = (round: PlayRound) => ({
  stake: round.stake,
  leftAt: viewOf(round).leftAt,
  returned: round.state === 'open' ? null : round.returned,
})

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
