import { Button } from '@keo/ui/primitives/button'
import { useStore } from 'zustand'
import { paths, withQuery } from '../../paths.ts'
import { useLanguage, useMessages } from '../../shared/messages.ts'
import { useGo, useHere } from '../../shell/use-go.ts'
import { checking, placeBet } from './betting.ts'
import { moneyInWords, sumOf } from './cart-money.ts'
import { cart } from './cart-store.ts'
import type { Obstacle } from './obstacle.ts'
import { costOf, mayWin } from './stake-lines.ts'
import type { CartView } from './use-cart-view.ts'

type PlaceButtonProps = {
  view: CartView
  /** False where a row of its own says what can be won. */
  saysReturn: boolean
}

/** One button: it bets and says for what, leads on when something else comes first, or says what is missing. */
export function PlaceButton({ view, saysReturn }: PlaceButtonProps) {
  const say = useMessages()
  const isChecking = useStore(checking, ({ isOn }) => isOn)
  const { obstacle, change } = view
  const lead = useLead(obstacle)
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
      busyLabel={say('cart.checking')}
      onClick={() => void placeBet({ isAgreed: change !== null })}
    >
      {obstacle ? <Missing obstacle={obstacle} /> : <Deal view={view} saysReturn={saysReturn} />}
    </Button>
  )
}

/** So many signs of both amounts together fit at full size; so many more fit smaller, without their word. */
const FULL_SIGNS = 20
const SMALL_SIGNS = 26

/** What it costs and what it returns when everything wins; where a price is agreed to, the words take the room. */
function Deal({ view, saysReturn }: PlaceButtonProps) {
  const say = useMessages()
  const language = useLanguage()
  const { staked, currency, change } = view
  const cost = moneyInWords(sumOf(staked.map(costOf), currency), language)
  const returns = saysReturn ? moneyInWords(mayWin(view), language) : ''
  const signs = cost.length + returns.length
  const isSmall = signs > FULL_SIGNS
  return (
    <>
      <span className={`flex gap-2 ${isSmall ? 'text-[14px]' : ''}`}>
        {say(change ? 'cart.agreeAndPlace' : 'cart.place')}
        {change ? null : <span className="num font-[750]">{cost}</span>}
      </span>
      {returns ? (
        <span className="text-footnote font-medium text-on-action-2">
          {signs > SMALL_SIGNS || change ? null : say('cart.returns')}
          <b className={`num ml-[3px] font-[750] text-on-action ${isSmall ? 'text-[14px]' : 'text-[16px]'}`}>
            {returns}
          </b>
        </span>
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
