import { TaiXiuBet, TaiXiuView } from '@keo/games-contract/engines/tai-xiu'
import type { PlayRound } from '@keo/games-contract/play-round'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../../../../platform/time.ts'
import type { EngineProps } from '../../engine-props.ts'
import { readOnce } from '../../kit/read-once.ts'
import { addAmounts, hundredthsOf } from '../../session/play-money.ts'
import { soundWin } from '../../sound/win-sound.ts'
import type { TaiXiuPlace } from './tai-xiu-places.ts'

const ASK_AGAIN_MS = 700

/**
 * The player's bets in the shared round: each send is a round of its own, and all of them end with the dice. What they
 * brought is told once, with the last of them.
 */
export function useOwnRounds(
  props: EngineProps,
  table: TaiXiuTable | null,
  words: (together: PlayRound) => string,
) {
  const [rounds, setRounds] = useState<readonly PlayRound[]>(props.openRounds)
  const current = { rounds, words, onShown: props.onShown, sound: props.sound, refresh: props.shared.refresh }
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })

  const due = rounds.filter(
    ({ state, number }) =>
      state === 'open' && table !== null && (number < table.number || table.phase === 'shown'),
  )
  const dueIds = due.map(({ id }) => id).join(',')
  useEffect(() => {
    if (dueIds === '') return
    let isLeft = false
    let cancel = clock.after(0, () => void ask())
    async function ask(): Promise<void> {
      for (const id of dueIds.split(',')) {
        const found = await latest.current.refresh(id).catch(() => null)
        if (isLeft) return
        if (!found || found.state === 'open') continue
        const known = latest.current.rounds.map((round) => (round.id === id ? found : round))
        latest.current.rounds = known
        setRounds(known)
        const together = endedTogether(known.filter(({ number }) => number === found.number))
        if (together) soundWin(latest.current.sound, together)
        latest.current.onShown(found, together ? latest.current.words(together) : '')
      }
      if (!isLeft) cancel = clock.after(ASK_AGAIN_MS, () => void ask())
    }
    return () => {
      isLeft = true
      cancel()
    }
  }, [dueIds])

  const inRound = rounds.filter(({ number }) => number === table?.number)
  return {
    /** Those of the table's round. */
    current: inRound,
    add: (round: PlayRound) =>
      setRounds((before) => [round, ...before.filter(({ number }) => number >= round.number - 1)]),
    stakeOn: (place: TaiXiuPlace) => inRound.reduce((sum, round) => sum + stakeOfRound(round, place), 0n),
  }
}

/** All bets of the player in one shared round as one, once each of them has ended. */
export function endedTogether(rounds: readonly PlayRound[]): PlayRound | null {
  const [first] = rounds
  if (!first || rounds.some(({ state }) => state === 'open')) return null
  return {
    ...first,
    stake: addAmounts(...rounds.map(({ stake }) => stake)),
    returned: addAmounts(...rounds.map(({ returned }) => returned ?? '0.00')),
  }
}

const betsOf = readOnce(({ bet }) => TaiXiuBet.safeParse(bet).data?.bets ?? [])

/** What a round of the player has on a place. */
function stakeOfRound(round: PlayRound, place: TaiXiuPlace): bigint {
  return betsOf(round)
    .filter(({ on }) => place === ('number' in on ? `${on.kind}-${on.number}` : on.kind))
    .reduce((sum, { stake }) => sum + hundredthsOf(stake), 0n)
}

export const diceOfRound = readOnce(({ view }) => TaiXiuView.safeParse(view).data?.dice ?? null)
