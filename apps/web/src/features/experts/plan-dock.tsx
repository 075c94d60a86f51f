import type { PlanDetail } from '@keo/contract/experts'
import type { Price } from '@keo/units/price'
import { Button } from '@keo/ui/primitives/button'
import { Suspense, useState } from 'react'
import { formatPercent } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useNow } from '../../platform/use-now.ts'
import { useSession } from '../../session/session.ts'
import { loadSlip } from '../bet-cart/index.ts'
import { useDoors } from '../current-member/index.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import { dongText, instantOf } from './expert-words.ts'
import type { LegNow } from './use-legs-now.ts'
import './plan-dock.css'

const BuySheet = lazyPart(() => import('./buy-sheet.tsx'))

type PlanDockProps = { plan: PlanDetail; now: readonly LegNow[] }

/** The one thing to do: open it for its price, or put what is left of it on the slip at the prices of now. */
export function PlanDock({ plan, now }: PlanDockProps) {
  return plan.isOpen ? <TakeDock plan={plan} now={now} /> : <BuyDock plan={plan} />
}

function BuyDock({ plan }: { plan: PlanDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const { isLoggedIn } = useSession()
  const doors = useDoors()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" size="l" wide spread onClick={isLoggedIn ? () => setOpen(true) : doors.signIn}>
        <span>{say(isLoggedIn ? 'plan.buy' : 'plan.signIn')}</span>
        <span className="num">{dongText(plan.price ?? '', language)}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <BuySheet plan={plan} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Legs that are still sold, with what they cost together, then and now. */
function leftOf({ legs }: PlanDetail, now: readonly LegNow[]) {
  return legs.flatMap(({ matchId, pick }, index) => {
    const price = now[index]
    if (!pick || typeof price !== 'number') return []
    const { marketId, optionType } = pick
    return [{ matchId: Number(matchId), marketId, optionType, sealed: pick.price, now: price }]
  })
}

function TakeDock({ plan, now }: PlanDockProps) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const left = leftOf(plan, now)
  const at = useNow()
  const isLoading = now.every((price) => price === null) && plan.legs.some(({ time }) => instantOf(time) > at)
  const product = (key: 'sealed' | 'now') => left.reduce((total, leg) => (total * leg[key]) / 1000, 1000)
  const change = product('now') / product('sealed') - 1
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
    <div className="plan-take">
      {Math.abs(change) >= 0.001 ? (
        <p data-change={change > 0 ? 'up' : 'down'}>
          {say(change > 0 ? 'plan.priceUp' : 'plan.priceDown', {
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
        <span>{say(wordsFor(left.length, plan.legs.length, isLoading))}</span>
        {left.length > 0 ? (
          <span className="num">{`@ ${oddsText(Math.floor(product('now')) as Price, format)}`}</span>
        ) : null}
      </Button>
    </div>
  )
}

function wordsFor(left: number, legs: number, isLoading: boolean) {
  if (left === 0 && !isLoading) return 'plan.takeNone'
  return left === legs || isLoading ? 'plan.take' : 'plan.takeLeft'
}
