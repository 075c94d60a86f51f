import type { PlayRound } from '@keo/games-contract/play-round'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { addAmounts, hundredthsOf } from '../../session/play-money.ts'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { TableDock } from '../../table/table-dock.tsx'
import { useChips } from '../../table/use-chips.ts'
import { useSharedTable } from '../../table/use-shared-table.ts'
import { TaiXiuBowl } from './tai-xiu-bowl.tsx'
import { type TaiXiuPlace, betOf, FURTHER_PLACES, sideOf, totalOfDice } from './tai-xiu-places.ts'
import { TaiXiuRoad } from './tai-xiu-road.tsx'
import { TaiXiuSpot } from './tai-xiu-spot.tsx'
import { diceOfRound, useOwnRounds } from './use-own-rounds.ts'
import { usePlaceName } from './use-place-name.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './tai-xiu.css'

export default function TaiXiuScreen(props: EngineProps) {
  const say = useMessages()
  const { table, isAway, providerNow } = useSharedTable('tai-xiu', props.game.id, props.shared)
  const nameOf = usePlaceName()
  const brought = useBroughtWords()
  const diceWords = useDiceWords()
  const own = useOwnRounds(props, table, (round) => `${diceWords(diceOfRound(round))}. ${brought(round)}`)
  const [isSending, setSending] = useState(false)
  const chips = useChips<TaiXiuPlace>(props, {
    isLocked: props.busy || isSending || table?.phase !== 'betting',
  })

  async function play(): Promise<void> {
    if (chips.isLocked) return
    setSending(true)
    const bets = chips.send().map(({ on, stake }) => ({ on: betOf(on), stake }))
    const round = await props.play({ bets })
    setSending(false)
    if (!round) return chips.notPlayed()
    own.add(round)
    chips.played()
  }

  if (!table)
    return (
      <p className="tai-xiu-away" role="status">
        {say('tables.tableAway')}
      </p>
    )
  const spot = (place: TaiXiuPlace) => (
    <TaiXiuSpot
      key={place}
      place={place}
      name={nameOf(place)}
      table={table}
      chips={chips}
      standing={own.stakeOn(place)}
      rail={props.limits.chips}
    />
  )
  const ended = endedTogether(own.current)
  return (
    <>
      <Stage ground="tai-xiu">
        <SessionLine table={table} isAway={isAway} />
        <div className="tai-xiu-sides" role="group" aria-label={say('tables.places')}>
          {spot('tai')}
          {spot('xiu')}
          <TaiXiuBowl table={table} providerNow={providerNow} isReduced={props.isReduced} />
        </div>
        <Shares table={table} />
        <PhaseLine table={table} own={own.current} ended={ended} />
        <details className="tai-xiu-more">
          <summary>{say('tables.taiXiu.more')}</summary>
          <div className="tai-xiu-further">{FURTHER_PLACES.map(spot)}</div>
        </details>
      </Stage>
      <Controls>
        <TaiXiuRoad table={table} />
      </Controls>
      <Controls>
        <TableDock table={{ ...chips, play }} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

/** All bets of the player in this round as one, once each of them has ended. */
function endedTogether(rounds: readonly PlayRound[]): PlayRound | null {
  const [first] = rounds
  if (!first || rounds.some(({ state }) => state === 'open')) return null
  return {
    ...first,
    stake: addAmounts(...rounds.map(({ stake }) => stake)),
    returned: addAmounts(...rounds.map(({ returned }) => returned ?? '0.00')),
  }
}

function useDiceWords() {
  const say = useMessages()
  return (dice: readonly number[] | null): string => {
    if (!dice) return ''
    const side = sideOf(dice)
    const name = {
      red: say('tables.taiXiu.tai'),
      blue: say('tables.taiXiu.xiu'),
      tie: say('tables.taiXiu.anyTriple'),
    }
    return say('tables.taiXiu.result', { dice: dice.join('–'), total: totalOfDice(dice), side: name[side] })
  }
}

function SessionLine({ table, isAway }: { table: TaiXiuTable; isAway: boolean }) {
  const say = useMessages()
  const hash = `${table.commitment.slice(0, 4)}…${table.commitment.slice(-4)}`
  return (
    <p className="tai-xiu-session" role={isAway ? 'status' : undefined}>
      {isAway ? say('tables.tableAway') : say('tables.taiXiu.session', { number: table.number })}
      <span className="num">{say('tables.taiXiu.published', { hash })}</span>
    </p>
  )
}

/** How the stakes of both sides stand to each other; the sandbox's part is named. */
function Shares({ table }: { table: TaiXiuTable }) {
  const say = useMessages()
  const [tai, xiu] = [hundredthsOf(table.tai.amount), hundredthsOf(table.xiu.amount)]
  const share = tai + xiu === 0n ? 50 : Number((tai * 100n) / (tai + xiu))
  return (
    <>
      <div
        className="tai-xiu-shares num"
        role="img"
        aria-label={`${say('tables.taiXiu.share')}: ${share}% – ${100 - share}%`}
      >
        <span data-side="red">{share}%</span>
        <i>
          <b style={{ width: `${share}%` }} />
        </i>
        <span data-side="blue">{100 - share}%</span>
      </div>
      {table.crowdPlayers > 0 ? (
        <p className="tai-xiu-crowd">{say('tables.taiXiu.crowd', { count: table.crowdPlayers })}</p>
      ) : null}
    </>
  )
}

type PhaseLineProps = { table: TaiXiuTable; own: readonly PlayRound[]; ended: PlayRound | null }

function PhaseLine({ table, own, ended }: PhaseLineProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const diceWords = useDiceWords()
  if (table.phase === 'shown') {
    if (ended) return <ResultLine outcome={diceWords(table.dice)} round={ended} />
    return (
      <p className="table-result" role="status">
        {diceWords(table.dice)}
      </p>
    )
  }
  const standing = addAmounts(...own.map(({ stake }) => stake))
  return (
    <p className="table-result" role="status">
      {table.phase === 'closed'
        ? say('tables.taiXiu.closed')
        : own.length > 0
          ? say('tables.taiXiu.standing', { amount: text(standing) })
          : null}
    </p>
  )
}
