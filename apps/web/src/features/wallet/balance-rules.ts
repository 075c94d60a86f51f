import type { WalletBalance } from '@keo/contract/wallet-balance'

/** `old` is known already, `next` follows what is known, `gap` leaves something out. */
export type NewsKind = 'old' | 'next' | 'gap'

/** A wallet counts its movements one by one. What is not fetched yet has no gap: the fetch brings it whole. */
export function newsKind(known: WalletBalance | undefined, news: WalletBalance): NewsKind {
  if (!known || known.currency !== news.currency || news.seq <= known.seq) return 'old'
  return news.seq === known.seq + 1 ? 'next' : 'gap'
}

/** Of two answers the one that has counted further, whichever came last. */
export function newerBalance(held: WalletBalance | undefined, fetched: WalletBalance): WalletBalance {
  return held && held.currency === fetched.currency && held.seq > fetched.seq ? held : fetched
}
