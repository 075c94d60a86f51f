import { getDomainType } from '@keo/contract/visitors'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query-client.ts'

/** Which verification the site asks for (ACC-17): 0 none, 1 captcha, 2 captcha and SMS. Read at the start. */
export const verifyDomainTypeQuery = queryOptions({
  queryKey: ['accounts', 'verifyDomainType'],
  queryFn: ({ signal }) => api(getDomainType, {}, { silent: true, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPublic: true },
})

export function verifyDomainType(): number | undefined {
  return queryClient.getQueryData(verifyDomainTypeQuery.queryKey)
}

/** While the answer is unknown the server decides: its refusal opens the captcha. */
export function asksCaptchaFirst(): boolean {
  return (verifyDomainType() ?? 0) > 0
}
