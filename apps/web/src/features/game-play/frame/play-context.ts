import { createContext, useContext } from 'react'
import { formatCompact, formatMoney, formatWholeMoney } from '../../../language/format.ts'
import { useLanguage } from '../../../language/messages.ts'
import { hundredthsOf, playMoney } from '../session/play-money.ts'

/** What parts of the kit ask the game page for. */
export type PlayFrame = {
  readonly balance: string
  readonly isDemo: boolean
  readonly isBusy: boolean
  readonly isChecking: boolean
  readonly isBlocked: boolean
  /** A demo begins again with all of its credits. */
  readonly relaunch: () => void
}

const Context = createContext<PlayFrame | null>(null)
export const PlayFrameProvider = Context.Provider

/** Apart from the frame: what only writes amounts is not drawn again with every balance. */
export const PlayCurrency = createContext('VND')

export function usePlayFrame(): PlayFrame {
  const frame = useContext(Context)
  if (!frame) throw new Error('This part stands in a game page.')
  return frame
}

const HUNDRED = 100n

/** Amounts of the game in the player's language: whole units where nothing is behind the point. */
export function usePlayAmounts() {
  const language = useLanguage()
  const currency = useContext(PlayCurrency)
  const text = (amount: string): string => {
    const value = playMoney(amount.replace('-', ''), currency)
    const shown = amount.endsWith('.00') ? formatWholeMoney(value, language) : formatMoney(value, language)
    return amount.startsWith('-') ? `−${shown}` : shown
  }
  return {
    text,
    signed: (amount: string) => (amount.startsWith('-') ? text(amount) : `+${text(amount)}`),
    compact: (amount: string) => formatCompact(Number(hundredthsOf(amount) / HUNDRED), language),
  }
}
