import { getOrderReplay } from '@keo/sportsbook-contract/replay'
import type { ProviderApi } from '../api/provider-api.ts'
import type { createOrderReplay } from '../replay/order-replay.ts'

type Needs = { readonly replayOf: ReturnType<typeof createOrderReplay> }

/** Whose order it is the operator knows: it signs for its own member or for its own people. */
export function replayCalls(api: ProviderApi, { replayOf }: Needs): void {
  api.handle(getOrderReplay, ({ orderId }, { language }) => replayOf(orderId, language))
}
