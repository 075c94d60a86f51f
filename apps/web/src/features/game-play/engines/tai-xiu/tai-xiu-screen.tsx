import type { PlayRound } from '@keo/games-contract/play-round'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { addAmounts, hundredthsOf } from '../../session/play-money.ts'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { shortHash } from '../../table/short-hash.ts'
import { TableDock } from '../../table/table-dock.tsx'
import { useCountdownTicks, useReveal } from '../../table/table-sounds.ts'
import { useChips } from '../../table/use-chips.ts'
import { useSharedTable } from '../../table/use-shared-table.ts'
import { TaiXiuBowl } from './tai-xiu-bowl.tsx'
import { type TaiXiuPlace, betOf, FURTHER_PLACES, sideOf, totalOfDice } from './tai-xiu-places.ts'
import { TaiXiuRoad } from './tai-xiu-road.tsx'
import { TaiXiuSpot } from './tai-xiu-spot.tsx'
import { diceOfRound, endedTogether, useOwnRounds } from './use-own-rounds.ts'
import { usePlaceName } from './use-place-name.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import '../../table/plate.css'
import './tai-xiu.css'

export default function TaiXiuScreen(props: EngineProps) {
  const say = useMessages()
  const { table, isAway, providerNow } = useSharedTable('tai-xiu', props.game.id, props.shared)
  const nameOf = usePlaceName()
  const brought = useBroughtWords()
  const diceWords = useDiceWords()
  const own = useOwnRounds(props, table, (round) => `${diceWords(diceOfRound(round))}. ${brought(round)}`)
  useCountdownTicks(table?.phase === 'betting' ? table.phaseEndsAt : null, providerNow, props.sound)
  useReveal(table?.phase, 'shown', props.sound)
  const phaseWords = usePhaseWords(table, own.current)
  useSpokenPhase(props.speak, table?.phase === 'shown' && own.current.length > 0 ? '' : phaseWords)
  const [isSending, setSending] = useState(false)
  const chips = useChips<TaiXiuPlace>(props, {
    isLocked: props.busy || isSending || table?.phase !== 'betting',
  })

  async function play(): Promise<void> {
    if (chips.isLocked) return
    setSending(true)
    const bets = chips.toSend().map(({ on, stake }) => ({ on: betOf(on), stake }))
    chips.sent()
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
        {table.phase === 'shown' && ended ? (
          <ResultLine outcome={phaseWords} round={ended} />
        ) : (
          <p className="table-result">{phaseWords}</p>
        )}
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
  return (
    <p className="tai-xiu-session" role={isAway ? 'status' : undefined}>
      {isAway ? say('tables.tableAway') : say('tables.taiXiu.session', { number: table.number })}
      <span className="num">{say('tables.taiXiu.published', { hash: shortHash(table.commitment) })}</span>
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

/** Where the round stands, in words: closed, what the player has in it, or the dice. */
function usePhaseWords(table: TaiXiuTable | null, own: readonly PlayRound[]): string {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const diceWords = useDiceWords()
  if (!table) return ''
  if (table.phase === 'shown') return diceWords(table.dice)
  if (table.phase === 'closed') return say('tables.taiXiu.closed')
  const standing = addAmounts(...own.map(({ stake }) => stake))
  return own.length > 0 ? say('tables.taiXiu.standing', { amount: text(standing) }) : ''
}

/** Where the round stands is spoken in the page's one status. What it brought is told by the rounds themselves. */
function useSpokenPhase(speak: EngineProps['speak'], words: string): void {
  const latest = useRef(speak)
  useEffect(() => {
    latest.current = speak
  })
  useEffect(() => {
    if (words !== '') latest.current(words)
  }, [words])
}
