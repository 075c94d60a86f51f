import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { ExpertRow, expertQueries } from '../../experts/index.ts'

const SHOWN = 3

/** Whose record proves most; nothing at all where nobody has one. */
export function TopExperts() {
  const say = useMessages()
  const { data } = useInfiniteQuery(expertQueries.list({}, useLanguage()))
  const experts = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (experts.length === 0) return null
  return (
    <section className="live-experts">
      <SectionTitle more={{ label: say('live.all'), ...link(paths.experts()) }}>
        {say('page.experts')}
      </SectionTitle>
      {experts.map((expert) => (
        <ExpertRow key={expert.id} expert={expert} />
      ))}
    </section>
  )
}
