import { loadArea } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'

/** Loaded with the words it needs when a page shows one. */
export const Broadcast = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./broadcast.tsx'),
    ...(['match', 'broadcast'] as const).map((area) => loadArea(area)),
  ])
  return part
})
export const BroadcastStill = lazyPart(() => import('./still.tsx'))
