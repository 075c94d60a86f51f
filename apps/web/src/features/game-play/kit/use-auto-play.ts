import type { PlayRound } from '@keo/games-contract/play-round'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EngineProps } from '../engine-props.ts'
import { hundredthsOf } from '../session/play-money.ts'

/** What somebody asked the page to play by itself. */
export type AutoPlan = {
  readonly rounds: number
  readonly stake: string
  /** Compulsory; the provider keeps to it too (RSP-13). */
  readonly lossLimit: string
  /** Null to go on whatever was won. */
  readonly winLimit: string | null
  /** In stakes: the row ends after a round that brings back more; null to go on. */
  readonly largeWin: number | null
}

/** True where the row ends after this round, such as one that won free spins. */
type EndsAt = (round: PlayRound) => boolean

/**
 * A row of rounds that the page plays, one after the other, until the last one, a limit, a tap on stop or anything that
 * keeps the player from playing. `playOne` draws a round to its end and lasts as long as a round must.
 */
export function useAutoPlay(
  { startAutoPlay, isBlocked }: Pick<EngineProps, 'startAutoPlay' | 'isBlocked'>,
  playOne: (stake: string, autoPlay: string) => Promise<PlayRound | null>,
) {
  const [left, setLeft] = useState(0)
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (isBlocked) stop()
  }, [isBlocked, stop])

  async function playRow(
    { rounds, stake, lossLimit, winLimit, largeWin }: AutoPlan,
    autoPlay: string,
    endsAt: EndsAt,
  ): Promise<void> {
    let net = 0n
    for (let count = rounds; count > 0 && !isStopped.current; count -= 1) {
      setLeft(count)
      if (hundredthsOf(stake) - net > hundredthsOf(lossLimit)) return
      const round = await playOne(stake, autoPlay)
      if (!round || round.state === 'void' || endsAt(round)) return
      const [returned, staked] = [hundredthsOf(round.returned ?? '0'), hundredthsOf(round.stake)]
      net += returned - staked
      if (largeWin !== null && returned > staked * BigInt(largeWin)) return
      if (winLimit !== null && net >= hundredthsOf(winLimit)) return
    }
  }

  async function start(plan: AutoPlan, endsAt: EndsAt = () => false): Promise<void> {
    isStopped.current = false
    setLeft(plan.rounds)
    const autoPlay = await startAutoPlay({ rounds: plan.rounds, lossLimit: plan.lossLimit })
    if (autoPlay !== null) await playRow(plan, autoPlay, endsAt)
    setLeft(0)
  }

  return { left, isOn: left > 0, start, stop }
}
