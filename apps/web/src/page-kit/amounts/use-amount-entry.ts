import type { Currency } from '@keo/units/money'
import { useEffect, useState } from 'react'
import { loadArea, useLanguage, useMessages } from '../../language/messages.ts'
import { readAmountText, shownAmount, typedDecimals } from './amount-text.ts'

/** Not waited for: it is there long before somebody types, and a field without it still takes amounts. */
const loadWords = () => void loadArea('amounts').catch(() => {})
const EXAMPLES = { whole: '1250000', decimals: '1250.5' } as const

type AmountEntry = {
  /** As it goes over the wire: `1250.5`; empty while nothing clear is typed. */
  amount: string
  onChange: (amount: string) => void
  currency: Currency
  /** Where only whole units are taken, whatever the currency. */
  isWhole?: boolean
}

/** An amount being typed. A text that is not clear is no amount, and stays in sight until it is. */
export function useAmountEntry({ amount, onChange, currency, isWhole = false }: AmountEntry) {
  const say = useMessages()
  const language = useLanguage()
  const decimals = isWhole ? 0 : typedDecimals(currency)
  const [typed, setTyped] = useState({ amount: '', shown: '', language, isClear: true })
  useEffect(loadWords, [])
  const isOwn = typed.amount === amount && typed.language === language
  const text = isOwn ? typed.shown : shownAmount(amount, language)
  const isClear = !isOwn || typed.isClear

  function onText(next: string): void {
    const read = readAmountText(isClear ? text : null, next, { language, decimals })
    setTyped({ ...(read ?? { amount: '', shown: next }), language, isClear: read !== null })
    onChange(read?.amount ?? '')
  }
  const example = shownAmount(decimals === 0 ? EXAMPLES.whole : EXAMPLES.decimals, language)
  const unclear = isClear ? null : say(decimals === 0 ? 'amount.whole' : 'amount.decimals', { example })
  return { text, onText, unclear, hasDecimals: decimals > 0 }
}
