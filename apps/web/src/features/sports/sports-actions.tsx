import { MagnifyingGlassIcon } from '@keo/ui/icons/magnifying-glass'
import { SlidersHorizontalIcon } from '@keo/ui/icons/sliders-horizontal'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useMessages } from '../../language/messages.ts'
import { isFiltered, type MatchQuery } from './rules/match-query.ts'

const SearchSheet = lazyPart(() => import('./search/search-sheet.tsx'))
const FilterSheet = lazyPart(() => import('./filter/filter-sheet.tsx'))

type Opened = 'search' | 'filter' | null

/** Search and filter, and the sheets behind them; a wide screen has its search in the bar at the top. */
export function SportsActions({ place, isDesktop = false }: { place: MatchQuery; isDesktop?: boolean }) {
  const say = useMessages()
  const [opened, setOpened] = useState<Opened>(null)
  const close = (isOpen: boolean) => setOpened(isOpen ? opened : null)
  const isOn = isFiltered(place)
  return (
    <>
      {isDesktop ? null : (
        <IconButton
          label={say('sports.search.open')}
          icon={<MagnifyingGlassIcon size={21} />}
          className="w-10"
          onClick={() => setOpened('search')}
        />
      )}
      <IconButton
        label={say(isOn ? 'sports.filter.on' : 'sports.filter')}
        icon={<SlidersHorizontalIcon size={21} />}
        className={`w-10 ${isOn ? 'text-brand-text' : ''}`}
        onClick={() => setOpened('filter')}
      />
      <Suspense>
        {opened === 'search' ? <SearchSheet open onOpenChange={close} /> : null}
        {opened === 'filter' ? <FilterSheet open place={place} onOpenChange={close} /> : null}
      </Suspense>
    </>
  )
}
