import { createPushDelivery } from './push-delivery.ts'
import { createPushSubscriptions } from './push-subscriptions.ts'

export { PUSH_PERSONAL_TABLES } from './push-personal-tables.ts'
export { pushRoutes } from './push-routes.ts'
export { createSiteKeys } from './site-keys.ts'

/** Letters as notifications of the browser, for members who asked for them. */
export function createPush(needs: Parameters<typeof createPushDelivery>[0]) {
  const subscriptions = createPushSubscriptions(needs)
  needs.jobs.every('push.drop-ended', subscriptions.dropEnded)
  return { subscriptions, ...createPushDelivery(needs) }
}
