import type { CampaignDetail, WheelView } from '@keo/contract/campaign-views'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { clock, type Cancel } from '../../platform/time.ts'
import { campaignsChanged, useTurn } from './campaign-queries.ts'
import { dongText } from './campaign-words.ts'
import { TURN_MS, type Turn } from './turning-wheel.tsx'

/** A wheel whose end of motion nobody told, such as in a hidden tab, is taken as still after this. */
const LONGEST_MS = TURN_MS + 800

type Result = { readonly told: string; readonly turnsLeft: number }

/** One turn: asked for, drawn by the server, shown by the wheel, and told only when it stands still. */
export function useSpin(campaign: CampaignDetail, wheel: WheelView) {
  const say = useMessages()
  const language = useLanguage()
  const ask = useTurn()
  const [turn, setTurn] = useState<Turn | null>(null)
  const [coming, setComing] = useState<Result | null>(null)
  const [told, setTold] = useState('')
  // Kept until it is answered: a tap after a lost answer is the same turn.
  const key = useRef('')
  const patience = useRef<Cancel | null>(null)
  useEffect(() => () => patience.current?.(), [])

  function onStill(result = coming): void {
    patience.current?.()
    if (!result) return
    setTold(result.told)
    setComing(null)
    void campaignsChanged()
  }

  function start(): void {
    key.current ||= newTapKey()
    setTold('')
    ask.mutate(
      { id: campaign.id, version: campaign.version, key: key.current },
      {
        onSuccess({ sector, cash, turns, turnsLeft }) {
          key.current = ''
          const index = wheel.sectors.findIndex(({ id }) => id === sector)
          const words = cash
            ? say('campaigns.won', { amount: dongText(cash, language) })
            : turns > 0
              ? say('campaigns.wonTurns', { count: turns })
              : (wheel.sectors[index]?.text ?? '')
          const result = { told: words, turnsLeft }
          setComing(result)
          setTurn((before) => ({ index, count: (before?.count ?? 0) + 1 }))
          patience.current = clock.after(LONGEST_MS, () => onStill(result))
        },
        onError() {
          void campaignsChanged()
        },
      },
    )
  }

  return {
    start,
    turn,
    told,
    onStill: () => onStill(),
    error: ask.error,
    isBusy: ask.isPending || coming !== null,
    turnsLeft: coming ? coming.turnsLeft : wheel.turnsLeft,
  }
}
