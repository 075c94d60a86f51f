import { Checkbox } from '@keo/ui/fields/checkbox'
import { useState } from 'react'
import { AmountField } from '../../../page-kit/amounts/amount-field.tsx'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { cartCurrency } from '../betting/betting.ts'
import { changeHabits, changeQuickStake, quickStakes, useCartHabits } from '../cart/cart-habits.ts'
import { currencySymbol } from '../cart/cart-money.ts'

/** Off, a tap on a price opens the slip, as it is specified. */
export function OpensAsBar() {
  const say = useMessages()
  const { opensAsBar = false } = useCartHabits()
  return (
    <Checkbox on={opensAsBar} onChange={(isOn) => changeHabits({ opensAsBar: isOn })}>
      {say('cart.opensAsBar')}
    </Checkbox>
  )
}

/** Off unless asked for: a price is read faster without it. */
export function ShowsCost() {
  const say = useMessages()
  const { showsCost = false } = useCartHabits()
  return (
    <>
      <Checkbox on={showsCost} onChange={(isOn) => changeHabits({ showsCost: isOn })}>
        {say('cost.setting')}
      </Checkbox>
      <p className="pt-1 text-footnote text-text-3">{say('cost.settingNote')}</p>
    </>
  )
}

/** The three amounts that the keys beside the digits add. */
export function QuickStakesChoice() {
  const say = useMessages()
  return (
    <section aria-label={say('cart.quick')} className="flex flex-col gap-2">
      <b className="text-body font-semibold">{say('cart.quick')}</b>
      {[0, 1, 2].map((place) => (
        <QuickStake key={place} place={place} />
      ))}
    </section>
  )
}

/** A field that was emptied leaves the amount of before in force. */
function QuickStake({ place }: { place: number }) {
  const say = useMessages()
  const language = useLanguage()
  const currency = cartCurrency()
  const amounts = quickStakes(useCartHabits(), currency)
  const [typed, setTyped] = useState(String(amounts[place]))
  function change(digits: string) {
    setTyped(digits)
    if (Number(digits) > 0) changeQuickStake(currency, place, Number(digits))
  }
  return (
    <AmountField
      amount={typed}
      onChange={change}
      currency={currency}
      isWhole
      size="stake"
      symbol={currencySymbol(currency, language)}
      label={say('cart.quickOf', { number: place + 1 })}
      placeholder="0"
    />
  )
}
