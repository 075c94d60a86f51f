import type { PlanDetail } from '@keo/contract/experts'
import { Button } from '@keo/ui/primitives/button'
import { Suspense, useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import type { LegNow } from '../leg-prices/index.ts'
import { dongText } from './expert-words.ts'

const BuySheet = lazyPart(() => import('./buy-sheet.tsx'))

/** Brings the slip along, which nobody needs who only reads. */
const TakeDock = lazyPart(() => import('./take-dock.tsx'))

export type PlanDockProps = { plan: PlanDetail; now: readonly LegNow[] }

/** The one thing to do: open it for its price, or put what is left of it on the slip at the prices of now. */
export function PlanDock({ plan, now }: PlanDockProps) {
  if (!plan.isOpen) return <BuyDock plan={plan} />
  return (
    <Suspense>
      <TakeDock plan={plan} now={now} />
    </Suspense>
  )
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
