import type { Wallet } from '@keo/contract/wallet'

/** A wallet of dong as the server answers it, for tests. */
export function walletOf(available: string, games: Record<string, string> = {}, seq = 7): Wallet {
  const amountOf = (code: string) => games[code] ?? '0.00'
  return {
    memberWallet: available,
    currency: 'VND',
    balance: { currency: 'VND', available, held: '0.00', bonus: '0.00', debt: '0.00', seq },
    gameWallets: [
      { provider: 'pp-slot', name: 'PP Slot', amount: amountOf('pp-slot'), isOpen: true },
      { provider: 'lotus', name: 'Lotus Play', amount: amountOf('lotus'), isOpen: true },
      { provider: 'nova', name: 'Nova', amount: amountOf('nova'), isOpen: false },
    ],
  }
}
