import type { Money } from '@keo/units/money'
import { useSyncExternalStore } from 'react'
import { type AmountParts, amountParts } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'
import { storage } from '../../platform/storage.ts'

const subscribe = (run: () => void) => storage.subscribe('isBalanceHidden', run)
const isHiddenNow = (): boolean => storage.read('isBalanceHidden') ?? false

/** Whether the member has covered the balance: kept on the device, so that no screen shows it by surprise. */
export const useIsBalanceHidden = (): boolean => useSyncExternalStore(subscribe, isHiddenNow)

export const setBalanceHidden = (isHidden: boolean): void => storage.write('isBalanceHidden', isHidden)

/** What stands where a balance is covered: as wide whatever it is. */
export const COVERED = '••••••'

/** A balance as it may be shown: its parts, or dots. */
export function useBalanceParts(): (balance: Money) => AmountParts {
  const language = useLanguage()
  const isHidden = useIsBalanceHidden()
  return (balance) =>
    isHidden ? { before: '', whole: COVERED, decimals: '', after: '' } : amountParts(balance, language)
}
