import { getPushSettings, setPushSettings, subscribePush, unsubscribePush } from '@keo/contract/push'
import type { Api } from '@keo/service-kit/http/api'
import type { PushSubscriptions } from './push-subscriptions.ts'

export function pushRoutes(api: Api, push: PushSubscriptions): void {
  api.handle(getPushSettings, ({ caller }) => push.read(caller))
  api.handle(subscribePush, async ({ caller, body, language }) => {
    await push.subscribe(caller, body, language)
    return null
  })
  api.handle(unsubscribePush, async ({ caller }) => {
    await push.unsubscribe(caller)
    return null
  })
  api.handle(setPushSettings, async ({ caller, body }) => {
    await push.set(caller, body)
    return null
  })
}
