import { Button } from '@keo/ui/primitives/button'
import type { Price } from '@keo/units/price'
import { useState } from 'react'
import { formatPercent } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { loadSlip, type SharedPick } from '../bet-cart/index.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import type { LegNow } from './leg-now.ts'
import './take-legs.css'

export type TakenLeg = SharedPick & {
  /** What it cost then; null where nobody says. */
  readonly before: Price | null
  readonly now: LegNow
}

/** Puts what is left of the legs on the slip at the prices of now, and says how far those are from the ones then. */
export function TakeLegs({ legs, isLoading }: { legs: readonly TakenLeg[]; isLoading: boolean }) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const left = legs.filter(({ now }) => typeof now === 'number')
  const [now, change] = [productOf(left.map((leg) => Number(leg.now))), changeOf(left)]
  async function take(): Promise<void> {
    setBusy(true)
    try {
      await loadSlip(left.map(({ matchId, marketId, optionType }) => ({ matchId, marketId, optionType })))
      const [first] = left
      go.to(left.length === 1 && first ? paths.matchDetail(String(first.matchId)) : paths.sports())
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="take-legs">
      {Math.abs(change) >= 0.001 ? (
        <p data-change={change > 0 ? 'up' : 'down'}>
          {say(change > 0 ? 'legs.priceUp' : 'legs.priceDown', {
            percent: formatPercent(Math.round(Math.abs(change) * 1000) / 1000, language),
          })}
        </p>
      ) : null}
      <Button
        kind="primary"
        size="l"
        wide
        spread={left.length > 0}
        busy={isBusy}
        disabled={left.length === 0}
        onClick={() => void take()}
      >
        <span>{say(wordsFor(left.length, legs.length, isLoading))}</span>
        {left.length > 0 ? <span className="num">{`@ ${oddsText(now as Price, format)}`}</span> : null}
      </Button>
    </div>
  )
}

/** Of prices in thousandths, as one. */
const productOf = (prices: readonly number[]): number =>
  Math.floor(prices.reduce((total, price) => (total * price) / 1000, 1000))

/** How much more the same legs pay now, as a share; nothing where a price of then is not known. */
function changeOf(left: readonly TakenLeg[]): number {
  if (left.some(({ before }) => before === null)) return 0
  return left.reduce((share, { now, before }) => (share * Number(now)) / Number(before), 1) - 1
}

function wordsFor(left: number, legs: number, isLoading: boolean) {
  if (left === 0 && !isLoading) return 'legs.takeNone'
  return left === legs || isLoading ? 'legs.take' : 'legs.takeLeft'
}
