import { useSyncExternalStore } from 'react'
import { storage } from '../../../platform/storage.ts'
import { FULL_WALLET, type PracticeBet, type PracticeWallet } from './practice-wallet.ts'

let last = FULL_WALLET
let lastText = ''

/** The same object as long as nothing changed, as React asks of a store. */
function read(): PracticeWallet {
  const stored = storage.read('practiceWallet') ?? FULL_WALLET
  const text = JSON.stringify(stored)
  if (text !== lastText) {
    lastText = text
    last = { balance: stored.balance, bets: stored.bets.filter(isBet) }
  }
  return last
}

/** An older version may have written something else; such a bet is left out. */
function isBet(value: unknown): value is PracticeBet {
  if (typeof value !== 'object' || value === null) return false
  return ['matchId', 'odds', 'stake', 'startsAt'].every(
    (field) => typeof Reflect.get(value, field) === 'number',
  )
}

export function usePracticeWallet(): [
  PracticeWallet,
  (change: (wallet: PracticeWallet) => PracticeWallet) => void,
] {
  const wallet = useSyncExternalStore((run) => storage.subscribe('practiceWallet', run), read)
  return [
    wallet,
    (change) => {
      const next = change(read())
      storage.write('practiceWallet', { balance: next.balance, bets: [...next.bets] })
    },
  ]
}
