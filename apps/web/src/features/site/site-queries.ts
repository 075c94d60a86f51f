import { getMember } from '@keo/contract/members'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { deviceId } from '../../shared/device-id.ts'

/** Made once on the first visit; hashing takes a moment, so it is read like any other answer. */
export const deviceIdQuery = queryOptions({
  queryKey: ['site', 'device-id'],
  queryFn: () => deviceId(),
  staleTime: Number.POSITIVE_INFINITY,
})
