import { PageList } from '@keo/ui/patterns/page-list'
import { Chip } from '@keo/ui/bars/chip'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { PencilSimpleIcon } from '@keo/ui/icons/pencil-simple'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useSession } from '../../session/session.ts'
import { type ExpertFilter, expertQueries } from './expert-queries.ts'
import { ExpertRow } from './expert-row.tsx'
import { LiveSection } from '../live-section/index.ts'
import './expert-parts.css'

const SPORTS = [
  { sport: '1', words: 'experts.soccer' },
  { sport: '3', words: 'experts.basketball' },
] as const
const PRICES = [
  { price: 'free', words: 'experts.free' },
  { price: 'paid', words: 'experts.paid' },
] as const

/** `/allmasterslist`: experts by what their record proves. */
export default function ExpertsScreen() {
  const say = useMessages()
  return (
    <LiveSection title={say('page.experts')}>
      <Screen title={say('page.experts')} gutter>
        <Experts />
      </Screen>
    </LiveSection>
  )
}

function Experts() {
  const say = useMessages()
  const language = useLanguage()
  const filter = useFilter()
  const query = useInfiniteQuery(expertQueries.list(filter, language))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const isOwn = filter.followed === '1'
  const texts = {
    ...useListTexts(),
    empty: say(isOwn ? 'experts.followedEmpty' : 'experts.empty'),
    emptyNote: say(isOwn ? 'experts.followedEmptyNote' : 'experts.emptyNote'),
  }
  return (
    <div className="experts">
      <Filters filter={filter} />
      <a {...link(paths.ownPlans())} className="own-door">
        <PencilSimpleIcon size={20} />
        <span>
          <b>{say('own.door')}</b>
          <small>{say('own.doorNote')}</small>
        </span>
        <CaretRightIcon size={16} />
      </a>
      <p className="expert-note">{say('experts.rankNote')}</p>
      <PageList
        items={items}
        keyOf={({ id }) => id}
        render={(expert) => <ExpertRow expert={expert} />}
        {...pageListProps(query, items.length)}
        texts={texts}
        skeleton={<Waiting />}
        apart
      />
    </div>
  )
}

/** Which experts are shown stands in the address. */
function useFilter(): ExpertFilter {
  const { query } = useHere()
  const sport = SPORTS.find((one) => one.sport === query.get('sport'))?.sport
  const price = PRICES.find((one) => one.price === query.get('price'))?.price
  const isFollowed = useSession().isLoggedIn && query.get('followed') === '1'
  return {
    ...(sport ? { sport } : {}),
    ...(price ? { price } : {}),
    ...(isFollowed ? { followed: '1' as const } : {}),
  }
}

function Filters({ filter }: { filter: ExpertFilter }) {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  const show = ({ sport, price, followed }: { [K in keyof ExpertFilter]?: string | undefined }) =>
    go.replace(withQuery(paths.experts(), { sport, price, followed }))
  return (
    <div className="expert-filters" role="group" aria-label={say('experts.filter')}>
      <Chip size="s" on={Object.keys(filter).length === 0} onClick={() => show({})}>
        {say('experts.all')}
      </Chip>
      {isLoggedIn ? (
        <Chip
          size="s"
          on={filter.followed === '1'}
          onClick={() => show({ ...filter, followed: filter.followed ? undefined : '1' })}
        >
          {say('experts.followed')}
        </Chip>
      ) : null}
      {SPORTS.map(({ sport, words }) => (
        <Chip
          key={sport}
          size="s"
          on={filter.sport === sport}
          onClick={() => show({ ...filter, sport: filter.sport === sport ? undefined : sport })}
        >
          {say(words)}
        </Chip>
      ))}
      {PRICES.map(({ price, words }) => (
        <Chip
          key={price}
          size="s"
          on={filter.price === price}
          onClick={() => show({ ...filter, price: filter.price === price ? undefined : price })}
        >
          {say(words)}
        </Chip>
      ))}
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="card" height={104} />
      ))}
    </div>
  )
}
