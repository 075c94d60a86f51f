import type { Tx } from '@keo/service-kit/db/database'

export type NicknameRequest = { readonly id: string; readonly nickName: string }
export type NicknameVerdict = 'accepted' | 'refused'

/** Somebody looks at nicknames before others see them. The verdict comes later, and may come twice. */
export type NicknameReviewGateway = {
  /** In the transaction of the request: no request without a review. */
  submit(tx: Tx, request: NicknameRequest): Promise<void>
  onVerdict(handle: (requestId: string, verdict: NicknameVerdict) => Promise<void>): void
}
