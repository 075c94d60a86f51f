import { useEffect, useRef } from 'react'
import type { EngineProps } from '../engine-props.ts'
import { useFrames } from './use-frames.ts'

type Sound = EngineProps['sound']

const TICKED_SECONDS = 3

/** A tick for each of the last seconds in which a shared round takes bets; `endsAt` is null in every other phase. */
export function useCountdownTicks(endsAt: number | null, providerNow: () => number, sound: Sound): void {
  const heard = useRef(0)
  useFrames(endsAt !== null, () => {
    const left = Math.ceil(((endsAt ?? 0) - providerNow()) / 1000)
    if (left !== heard.current && left >= 1 && left <= TICKED_SECONDS) sound('tick')
    heard.current = left
  })
}

/** The dice lie open, or the ship takes off: once in a round, and not in one that was under way when the page came. */
export function useReveal(phase: string | undefined, revealing: string, sound: Sound): void {
  const latest = useRef(sound)
  useEffect(() => {
    latest.current = sound
  })
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== undefined && before.current !== phase && phase === revealing)
      latest.current('reveal')
    before.current = phase
  }, [phase, revealing])
}
