import { queryOptions } from '@tanstack/react-query'
import { deviceId } from '../../platform/device-id.ts'

export const siteQueries = {
  /** Made once on the first visit; hashing takes a moment, so it is read like any other answer. */
  deviceId: queryOptions({
    queryKey: ['site', 'device-id'],
    queryFn: () => deviceId(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  }),

  /** The animation player comes with its page alone. The light build has no expressions, hence no `eval`. */
  lottie: queryOptions({
    queryKey: ['site', 'lottie'],
    queryFn: async () => (await import('lottie-web/build/player/lottie_light')).default,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  }),
}
