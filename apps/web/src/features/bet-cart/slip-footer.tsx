import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { StakeKeypad } from '@keo/ui/primitives/keypad'
import { Checkbox } from '@keo/ui/primitives/checkbox'
import { Strip } from '@keo/ui/primitives/strip'
import { pressStakeKey } from '@keo/ui/stake-entry'
import type { Currency } from '@keo/units/money'
import { formatCompact } from '../../shared/format.ts'
import { useLanguage, useMessages } from '../../shared/messages.ts'
import { useSportsSettings } from '../members/index.ts'
import { stakeDigits } from './cart-money.ts'
import { cart } from './cart-store.ts'
import { POLICY_TEXTS } from './cart-words.ts'
import { oddsChangeOf } from './odds-policy.ts'
import { PlaceButton } from './place-button.tsx'
import { mostFor } from './stake-lines.ts'
import { STAKE_DIGITS_MAX } from './stake-text.ts'
import type { CartView } from './use-cart-view.ts'

type Three = readonly [number, number, number]
const SMALL: Three = [5, 10, 50]
const QUICK: Record<Currency, Three> = {
  VND: [50_000, 100_000, 500_000],
  CNY: SMALL,
  USD: SMALL,
  USDT: SMALL,
}

/** Keypad, the rule for moving prices, and the one button. */
export function SlipFooter({ view, onOptions }: { view: CartView; onOptions: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  const { active, lines, balance, stakes, currency, change } = view
  const typed = active ? (stakes[active.key] ?? '') : ''
  const quick = (amount: number) => ({ label: `+${formatCompact(amount, language)}`, amount })
  const [first, second, third] = QUICK[currency]
  const most = active && mostFor(active, lines, balance)
  return (
    <>
      <StakeKeypad
        label={say('cart.keypad')}
        eraseLabel={say('cart.erase')}
        disabled={!active}
        onKey={(key) => active && cart.stake(active.key, pressStakeKey(typed, key, STAKE_DIGITS_MAX))}
        quick={[quick(first), quick(second), quick(third)]}
        max={{
          label: say('cart.max'),
          onPress: () => active && most && cart.stake(active.key, stakeDigits(most)),
        }}
      />
      <PolicyRow onOptions={onOptions} />
      {change ? (
        <div className="pb-2.5">
          <Strip tone="warn">{say(change === 'market' ? 'cart.marketMoved' : 'cart.oddsChanged')}</Strip>
        </div>
      ) : null}
      <PlaceButton view={view} />
    </>
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
