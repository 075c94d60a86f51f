import { addCallBack, getCallBackConfig, getVipSupport } from '@keo/contract/call-back'
import type { RequestOf } from '@keo/contract/define-call'
import {
  getSupportLinks,
  LINE_POLL_SECONDS,
  listCustomerLines,
  type SupportLink,
} from '@keo/contract/support'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { useIsIn } from '../../session/session.ts'

const all = ['support'] as const

/** The two lines, asked for again as long as somebody looks at them. */
export const linesQuery = queryOptions({
  queryKey: [...all, 'lines'],
  queryFn: ({ signal }) => api(listCustomerLines, {}, { silent: true, signal }),
  refetchInterval: seconds(LINE_POLL_SECONDS),
})

export const linksQuery = queryOptions({
  queryKey: [...all, 'links'],
  queryFn: ({ signal }) => api(getSupportLinks, {}, { silent: true, signal }),
})

/** Where a line leads; null when nobody knows. */
export async function linkOf(line: number, ask = () => api(getSupportLinks, {}, { silent: true })) {
  const links: readonly SupportLink[] = await ask().then(
    (answer) => answer.customerServiceLinks,
    () => [],
  )
  const found = links.find((link) => link.line === line)
  return found && found.link !== '' ? found : null
}

/** Level, site and number of the member, with whether such a one may ask to be called; nothing for a visitor. */
export function useCallBackOffer() {
  const { data: member } = useQuery({
    queryKey: [...all, 'vip'],
    queryFn: ({ signal }) => api(getVipSupport, {}, { silent: true, signal }),
    enabled: useIsIn(),
  })
  const { data: config } = useQuery({
    queryKey: [...all, 'call-back', member?.tenantId, member?.vipLevel],
    queryFn: ({ signal }) =>
      api(
        getCallBackConfig,
        { tenantId: member?.tenantId ?? '', vipLevel: member?.vipLevel ?? 0 },
        { silent: true, signal },
      ),
    enabled: member !== undefined,
  })
  return member && config?.mobileConfigView ? member : null
}

/** Answers the server's own words where it has some. */
export function useAddCallBack() {
  return useMutation({
    mutationFn: async (request: RequestOf<typeof addCallBack>): Promise<string> => {
      let words = ''
      await api(addCallBack, request, { ...IN_FORM, onMessage: (msg) => void (words = msg) })
      return words
    },
  })
}
