import type { ArticleKind } from '@keo/contract/articles'
import { MagnifyingGlassIcon } from '@keo/ui/icons/magnifying-glass'
import { XIcon } from '@keo/ui/icons/x'
import { Chip } from '@keo/ui/bars/chip'
import { SearchField } from '@keo/ui/fields/search-field'
import { PageList } from '@keo/ui/patterns/page-list'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LiveSection, LiveTop } from '../live-section/index.ts'
import { type ArticleFilter, articleQueries } from './article-queries.ts'
import { ArticleHero, ArticleRow } from './article-row.tsx'

const Article = lazy(() => import('./article-page.tsx'))

/** `/live/Information`: what was written about matches; with `?article=` one of it. */
export default function InformationScreen() {
  const say = useMessages()
  const id = useHere().query.get('article')
  return (
    <LiveSection title={say('page.liveInformation')}>
      {id === null ? (
        <Information />
      ) : (
        <Suspense fallback={<Screen title={say('live.tab.information')}>{null}</Screen>}>
          <Article id={id} />
        </Suspense>
      )}
    </LiveSection>
  )
}

function Information() {
  const say = useMessages()
  const [search, setSearch] = useState<string | null>(null)
  const isOpen = search !== null
  const toggle = (
    <IconButton
      label={say(isOpen ? 'articles.closeSearch' : 'articles.search')}
      icon={isOpen ? <XIcon size={20} /> : <MagnifyingGlassIcon size={22} />}
      onClick={() => setSearch(isOpen ? null : '')}
    />
  )
  return (
    <ScreenFrame bar={<LiveTop tab="information" end={toggle} />}>
      <div className="articles">
        {isOpen ? (
          <SearchField
            value={search}
            onChange={setSearch}
            placeholder={say('articles.search')}
            clearLabel={say('articles.clear')}
            isFocused
          />
        ) : (
          <Filters />
        )}
        <Articles search={search?.trim() ?? ''} />
      </div>
    </ScreenFrame>
  )
}

function Articles({ search }: { search: string }) {
  const say = useMessages()
  const language = useLanguage()
  const chosen = useFilter()
  const words = useDeferredValue(search)
  const filter: ArticleFilter = words === '' ? chosen : { search: words }
  const query = useInfiniteQuery(articleQueries.list(filter, language))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const none =
    words === ''
      ? { empty: say('articles.empty'), emptyNote: say('articles.emptyNote') }
      : { empty: say('articles.noHit'), emptyNote: say('articles.noHitNote') }
  const texts = { ...useListTexts(), ...none }
  const [first] = items
  return (
    <PageList
      items={items}
      keyOf={({ id }) => id}
      render={(article) =>
        article.id === first?.id ? <ArticleHero article={article} /> : <ArticleRow article={article} />
      }
      {...pageListProps(query, items.length)}
      texts={texts}
      skeleton={<Waiting />}
      apart
    />
  )
}

type Choice = { readonly kind?: ArticleKind; readonly sport?: string }
const CHOICES = [
  { words: 'articles.all', choice: {} },
  { words: 'articles.preview', choice: { kind: 'preview' } },
  { words: 'articles.report', choice: { kind: 'report' } },
  { words: 'articles.soccer', choice: { sport: '1' } },
  { words: 'articles.basketball', choice: { sport: '3' } },
  { words: 'articles.volleyball', choice: { sport: '13' } },
  { words: 'articles.iceHockey', choice: { sport: '2' } },
  { words: 'articles.baseball', choice: { sport: '7' } },
  { words: 'articles.guide', choice: { kind: 'guide' } },
] as const satisfies readonly { words: string; choice: Choice }[]

const isSame = (a: Choice, b: Choice) => a.kind === b.kind && a.sport === b.sport

/** Which articles are shown stands in the address. */
function useFilter(): Choice {
  const { query } = useHere()
  const [kind, sport] = [query.get('kind') ?? undefined, query.get('sport') ?? undefined]
  return CHOICES.find(({ choice }) => isSame(choice, { kind, sport } as Choice))?.choice ?? {}
}

function Filters() {
  const say = useMessages()
  const go = useGo()
  const chosen = useFilter()
  return (
    <div className="article-filters" role="group" aria-label={say('articles.filter')}>
      {CHOICES.map(({ words, choice }) => (
        <Chip
          key={words}
          size="s"
          on={isSame(chosen, choice)}
          onClick={() => go.replace(withQuery(paths.liveInformation(), { ...choice }))}
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
      <Skeleton shape="card" height={290} />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="card" height={96} />
      ))}
    </div>
  )
}
