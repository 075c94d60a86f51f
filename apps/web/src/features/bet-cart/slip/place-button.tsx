import { Button } from '@keo/ui/primitives/button'
import { useStore } from 'zustand'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { checking, placeBet, waitingBet } from '../betting/betting.ts'
import { moneyInWords } from '../cart/cart-money.ts'
import { cart } from '../cart/cart-store.ts'
import { returnFigure, useDeal } from './deal.tsx'
import type { Obstacle } from '../betting/obstacle.ts'
import type { CartView } from '../cart/use-cart-view.ts'
import { WaitingRow } from './waiting-row.tsx'

type PlaceButtonProps = {
  view: CartView
  /** False where a row says what can be won. */
  saysReturn: boolean
}

/** One button: it bets and says for what, leads on when something else comes first, or says what is missing. */
export function PlaceButton({ view, saysReturn }: PlaceButtonProps) {
  const say = useMessages()
  const isChecking = useStore(checking, ({ isOn }) => isOn)
  const { obstacle, change } = view
  const { cost } = useDeal(view)
  const lead = useLead(obstacle)
  const isWaiting = useStore(waitingBet.store, ({ isOn }) => isOn)
  if (isWaiting) return <WaitingRow cost={cost} />
  if (lead)
    return (
      <Button kind="primary" size="l" wide onClick={lead.go}>
        {lead.label}
      </Button>
    )
  return (
    <Button
      kind="primary"
      size="l"
      wide
      spread={!obstacle && saysReturn}
      disabled={obstacle !== null}
      busy={isChecking}
      busyLabel={say('cart.checking', { amount: cost })}
      onClick={() => void placeBet({ isAgreed: change !== null })}
    >
      {obstacle ? <Missing obstacle={obstacle} /> : <Deal view={view} saysReturn={saysReturn} />}
    </Button>
  )
}

/** So many signs of both amounts together fit at full size. */
const FULL_SIGNS = 20

/** What is charged comes first, in every state; what it returns when everything wins never stands without its word. */
function Deal({ view, saysReturn }: PlaceButtonProps) {
  const say = useMessages()
  const { cost, returns } = useDeal(view)
  const isSmall = saysReturn && cost.length + returns.length > FULL_SIGNS
  return (
    <>
      <span className={`flex gap-2 ${isSmall ? 'text-[14px]' : ''}`}>
        {say(view.change ? 'cart.agreeAndPlace' : 'cart.place')}
        <span className="num font-[750]">{cost}</span>
      </span>
      {saysReturn ? (
        <Explained
          kind="betReturn"
          of={returnFigure(view)}
          isInside
          className="text-footnote font-medium text-on-action-2"
        >
          {say('cart.returns')}
          <b className={`num ml-[3px] font-[750] text-on-action ${isSmall ? 'text-[14px]' : 'text-[16px]'}`}>
            {returns}
          </b>
        </Explained>
      ) : null}
    </>
  )
}

/** What is in the way, where no way leads round it. */
export function Missing({ obstacle }: { obstacle: Obstacle }) {
  const say = useMessages()
  const language = useLanguage()
  switch (obstacle.kind) {
    case 'low':
      return say('cart.stakeLow', { amount: moneyInWords(obstacle.bound, language) })
    case 'high':
      return say('cart.stakeHigh', { amount: moneyInWords(obstacle.bound, language) })
    case 'step':
      return say('cart.stakeStep', { amount: moneyInWords(obstacle.bound, language) })
    case 'closed':
      return say('cart.removeClosed')
    case 'suspended':
      return say('cart.waitSuspended')
    case 'offline':
      return say('cart.offline')
    case 'loading':
      return say('cart.loading')
    case 'tooFewLegs':
      return say('cart.tooFewLegs')
    case 'noStake':
      return say('cart.noStake')
    case 'short':
      return say('cart.deposit', { amount: moneyInWords(obstacle.missing, language) })
    case 'identity':
      return say('cart.identity')
    case 'signedOut':
      return say('cart.signIn')
  }
}

/** Some obstacles have a way round them, and the button goes there; the slip waits. */
function useLead(obstacle: Obstacle | null): { label: string; go: () => void } | null {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  const { path, query } = useHere()
  const leave = (to: string): void => {
    cart.close()
    go.to(to)
  }
  switch (obstacle?.kind) {
    case 'signedOut': {
      const redirect = query.size ? `${path}?${query}` : path
      return {
        label: say('cart.signIn'),
        go: () => leave(withQuery(paths.login(), { redirect })),
      }
    }
    case 'identity':
      return { label: say('cart.identity'), go: () => leave(paths.identity()) }
    case 'short': {
      const amount = moneyInWords(obstacle.missing, language)
      return { label: say('cart.deposit', { amount }), go: () => leave(paths.deposit()) }
    }
    default:
      return null
  }
}
