import type { HeldOrder } from './order-store.ts'

/** Which party may tell about an order: each wallet and each chain is one of its own. */
export function partyOf({
  kind,
  channelId,
  optionId,
}: Pick<HeldOrder, 'kind' | 'channelId' | 'optionId'>): string {
  return kind === 'ewallet' || kind === 'crypto' ? optionId : channelId
}
