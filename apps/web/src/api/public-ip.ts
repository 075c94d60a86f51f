import { getPublicIp } from '@keo/contract/visitors'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The address the server sees, as text. Shown to the player, trusted by nobody. */
export const publicIpQuery = queryOptions({
  queryKey: ['site', 'public-ip'],
  queryFn: async ({ signal }) => (await api(getPublicIp, {}, { silent: true, signal })).trim(),
  meta: { isPublic: true },
})
