import { getLegalTexts } from '@keo/contract/legal-texts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { deviceId } from '../../platform/device-id.ts'

export const siteQueries = {
  /** Made once on the first visit; hashing takes a moment, so it is read like any other answer. */
  deviceId: queryOptions({
    queryKey: ['site', 'device-id'],
    queryFn: () => deviceId(),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  }),

  /** What the operator wrote in place of sections of the agreement; until it is there, they stand as they came. */
  legalTexts: queryOptions({
    queryKey: ['site', 'legal-texts'],
    queryFn: ({ signal }) => api(getLegalTexts, {}, { silent: true, signal }),
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
