import { SearchField } from '@keo/ui/fields/search-field'
import { CaretLeftIcon } from '@keo/ui/icons/caret-left'
import { HeartIcon } from '@keo/ui/icons/heart'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'

type LobbyBarProps = {
  search: string
  onSearch: (search: string) => void
  /** How many games there are to search; unknown while they load. */
  count: number | undefined
  areFavouritesShown: boolean
  onFavourites: () => void
}

export function LobbyBar({ search, onSearch, count, areFavouritesShown, onFavourites }: LobbyBarProps) {
  const say = useMessages()
  const go = useGo()
  return (
    <header className="lobby-bar">
      <h1 className="sr-only">{say('lobby.title')}</h1>
      <IconButton label={say('nav.back')} icon={<CaretLeftIcon size={22} />} onClick={() => go.back()} />
      <div className="min-w-0 flex-1">
        <SearchField
          value={search}
          onChange={onSearch}
          placeholder={count === undefined ? say('lobby.search.plain') : say('lobby.search', { count })}
          clearLabel={say('lobby.search.clear')}
        />
      </div>
      <IconButton
        label={say('lobby.favourites')}
        aria-pressed={areFavouritesShown}
        icon={<HeartIcon size={22} weight={areFavouritesShown ? 'fill' : 'regular'} />}
        onClick={onFavourites}
      />
    </header>
  )
}
