import type { Tx } from '@keo/service-kit/db/database'

export type NicknameWish = { readonly id: string; readonly nickName: string }
export type NicknameVerdict = 'accepted' | 'refused'

/** Somebody looks at nicknames before others see them. The verdict comes later, and may come twice. */
export type NicknameReviewGateway = {
  /** In the transaction of the wish: no wish without a review. */
  submit(tx: Tx, wish: NicknameWish): Promise<void>
  onVerdict(hear: (wishId: string, verdict: NicknameVerdict) => Promise<void>): void
}
