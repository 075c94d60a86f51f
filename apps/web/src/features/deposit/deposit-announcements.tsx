import { listAnnouncements } from '@keo/contract/inbox'
import { MegaphoneIcon } from '@keo/ui/icons/megaphone'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '@keo/messages/languages'
import { api } from '../../api/api.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'

const DEPOSIT_TYPE = '1'
/** More would push the channels out of sight; the rest stands in the inbox. */
const SHOWN = 2

const aboutDeposits = (language: Language) =>
  queryOptions({
    queryKey: ['inbox', 'deposit-announcements', language],
    queryFn: ({ signal }) => api(listAnnouncements, { annType: DEPOSIT_TYPE }, { silent: true, signal }),
  })

/** What everybody is told about deposits. A page without it is whole, so nothing stands in for it. */
export function DepositAnnouncements() {
  const say = useMessages()
  const { data } = useQuery(aboutDeposits(useLanguage()))
  if (!data || data.list.length === 0) return null
  return (
    <section aria-label={say('deposit.announcements')} className="flex flex-col gap-2">
      {data.list.slice(0, SHOWN).map(({ id, title }) => (
        <a
          key={id}
          className="flex min-h-11 items-center gap-2 rounded-m bg-info-soft px-3 py-2 text-footnote text-info"
          {...link(withQuery(paths.messageDetail(), { announcement: id }))}
        >
          <MegaphoneIcon size={16} weight="fill" />
          <span className="min-w-0 flex-1">{title}</span>
        </a>
      ))}
    </section>
  )
}
