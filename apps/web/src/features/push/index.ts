import { lazyPart } from '../../page-kit/lazy-part.ts'
import { loadArea } from '../../language/messages.ts'

/** Asks whether letters may be pushed; stands where somebody waits for one, never at first sight. */
export const PushOffer = lazyPart(async () => {
  const [part] = await Promise.all([import('./push-offer.tsx'), loadArea('push')])
  return part
})
