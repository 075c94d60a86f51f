import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { StakeKeypad } from '@keo/ui/fields/keypad'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { Strip } from '@keo/ui/primitives/strip'
import { pressStakeKey, type StakeKey } from '@keo/ui/stake-entry'
import { amountParts } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { useSportsSettings } from '../../current-member/index.ts'
import { quickStakes, useCartHabits } from '../cart/cart-habits.ts'
import { shortAmount, stakeDigits } from '../cart/cart-money.ts'
import { cart } from '../cart/cart-store.ts'
import { POLICY_TEXTS } from '../cart/cart-words.ts'
import { SlipCost } from '../cost/slip-cost.tsx'
import { DealRow, returnFigure, useDeal } from './deal.tsx'
import { FreeBetRow } from './free-bet-row.tsx'
import { oddsChangeOf } from '../cart/odds-policy.ts'
import { PlaceButton } from './place-button.tsx'
import { mayWin, mostFor } from '../cart/stake-lines.ts'
import type { CartView } from '../cart/use-cart-view.ts'

/** Where there is a keyboard, a few amounts are enough. */
export type StakeKeys = 'keypad' | 'chips'
type SlipFooterProps = { view: CartView; keys: StakeKeys; onOptions: () => void }

/** Keys for the stake, the rule for moving prices, and the one button. */
export function SlipFooter({ view, keys, onOptions }: SlipFooterProps) {
  const say = useMessages()
  const { change, obstacle } = view
  const isPhone = keys === 'keypad'
  const { bets, fits } = useDeal(view)
  // What the button has no room for, and how many bets it places, stand right above it.
  const isInButton = isPhone && fits && !change && !obstacle
  const policy = <PolicyRow onOptions={onOptions} />
  return (
    <>
      <FreeBetRow view={view} />
      <Keys view={view} keys={keys} />
      {isPhone ? policy : <WinRow view={view} />}
      {change ? (
        <div className="pb-2.5">
          <Strip tone="warn">{say(change === 'market' ? 'cart.marketMoved' : 'cart.oddsChanged')}</Strip>
        </div>
      ) : null}
      {bets > 1 || !isInButton ? <DealRow view={view} saysReturn={isPhone && !isInButton} /> : null}
      <SlipCost view={view} />
      <PlaceButton view={view} saysReturn={isInButton} />
      {isPhone ? null : policy}
    </>
  )
}

function Keys({ view, keys }: Pick<SlipFooterProps, 'view' | 'keys'>) {
  const say = useMessages()
  const language = useLanguage()
  const { active, lines, balance, stakes, currency } = view
  const habits = useCartHabits()
  if (!active) return null
  const typed = stakes[active.key] ?? ''
  const quick = (amount: number) => ({ label: `+${shortAmount(amount, language)}`, amount })
  const [first, second, third] = quickStakes(habits, currency)
  const amounts = [quick(first), quick(second), quick(third)] as const
  const press = (key: StakeKey): void => cart.stake(active.key, pressStakeKey(typed, key))
  const most = mostFor(active, lines, balance)
  const max = { label: say('cart.max'), onPress: () => most && cart.stake(active.key, stakeDigits(most)) }
  if (keys === 'keypad')
    return (
      <StakeKeypad
        label={say('cart.keypad')}
        eraseLabel={say('cart.erase')}
        onKey={press}
        quick={amounts}
        max={max}
      />
    )
  return (
    <div role="group" aria-label={say('cart.keypad')} className="grid grid-cols-4 gap-1.5">
      {amounts.map(({ label, amount }) => (
        <Button key={amount} kind="soft" size="s" onClick={() => press({ kind: 'add', amount })}>
          {label}
        </Button>
      ))}
      <Button kind="soft" size="s" onClick={max.onPress}>
        {max.label}
      </Button>
    </div>
  )
}

/** A wide screen has room to set it apart. */
function WinRow({ view }: { view: CartView }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <p className="flex items-baseline justify-between gap-3 py-3">
      <span className="text-callout text-text-2">{say('cart.mayWin')}</span>
      <Explained kind="betReturn" of={returnFigure(view)}>
        <Amount
          parts={amountParts(mayWin(view), language)}
          className="text-title-3 font-bold text-brand-text"
        />
      </Explained>
    </p>
  )
}

/** On means that something is taken without a word; off asks at every change. */
function PolicyRow({ onOptions }: { onOptions: () => void }) {
  const say = useMessages()
  const [{ oddsChange }, change] = useSportsSettings()
  const setting = oddsChangeOf(oddsChange)
  return (
    <div className="flex h-[42px] items-center gap-2 text-footnote text-text-2">
      <Checkbox on={setting !== 0} onChange={(isOn) => change({ oddsChange: isOn ? 1 : 0 })}>
        {say(setting === 0 ? 'cart.policyBetter' : POLICY_TEXTS[setting])}
      </Checkbox>
      <button
        type="button"
        aria-haspopup="true"
        className="ml-auto flex h-full items-center gap-[3px] text-text-3"
        onClick={onOptions}
      >
        {say('cart.change')}
        <CaretRightIcon size={11} />
      </button>
    </div>
  )
}
