import { TONE_GROUNDS } from '@keo/ui/drawings/tone-grounds'
import { SPORT_TYPE_ID } from '@keo/contract/ids'
import type { HomeEntry } from '@keo/contract/site'
import { Art } from '@keo/ui/pictures/art'
import { ArtTile } from '@keo/ui/pictures/art-tile'
import { QuickTile } from '@keo/ui/pictures/quick-tile'
import type { Instant } from '@keo/units/instants'
import { type ReactNode, Suspense } from 'react'
import { paths } from '../../navigation/paths.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useMessages } from '../../language/messages.ts'
import { loadLiveCount } from '../home-matches/index.ts'
import { link } from '../../page-kit/link.ts'
import type { HomeTiles } from './home-view.ts'
import { RestingVeil } from './resting-veil.tsx'

const LiveCount = lazyPart(loadLiveCount)

type HomeTileGridProps = {
  tiles: HomeTiles
  /** When the entry's games are back, or null while they can be played. */
  restsUntil: (entry: HomeEntry) => Instant | null
}

export function HomeTileGrid({ tiles: { hero, wide, mini }, restsUntil }: HomeTileGridProps) {
  const say = useMessages()
  const tile = (entry: HomeEntry, drawing: ReactNode, isHero = false) => (
    <Tile key={entry.id} entry={entry} until={restsUntil(entry)} isHero={isHero}>
      {drawing}
    </Tile>
  )
  return (
    <nav aria-label={say('home.shortcuts')} className="flex flex-col gap-2 px-gutter">
      <div className="home-bento">
        {hero ? tile(hero, <BrightTile entry={hero} />, true) : null}
        {wide.map((entry) => tile(entry, <WideTile entry={entry} />))}
      </div>
      <div className="grid grid-cols-4 gap-2">
        {mini.map((entry) => tile(entry, <MiniTile entry={entry} />))}
      </div>
    </nav>
  )
}

type TileProps = { entry: HomeEntry; until: Instant | null; isHero: boolean; children: ReactNode }

/** What rests leads nowhere, except sports, whose page says more. */
function Tile({ entry, until, isHero, children }: TileProps) {
  const isResting = until !== null
  return (
    <div
      className="home-tile"
      data-tile={entry.tile}
      data-hero={isHero || undefined}
      data-resting={isResting || undefined}
    >
      <div className="contents" inert={isResting}>
        {children}
      </div>
      {isResting ? (
        <RestingVeil
          name={entry.title}
          until={until}
          path={entry.gameTypeId === SPORT_TYPE_ID ? paths.maintain() : null}
        />
      ) : null}
    </div>
  )
}

function BrightTile({ entry }: { entry: HomeEntry }) {
  return (
    <ArtTile
      lead
      className="h-full"
      ground={TONE_GROUNDS[entry.tone]}
      title={entry.title}
      note={<HeroNote entry={entry} />}
      art={<Art name={entry.art} size={112} />}
      {...link(entry.path)}
    />
  )
}

/** Sports count what goes on right now. */
function HeroNote({ entry: { gameTypeId, caption } }: { entry: HomeEntry }) {
  if (gameTypeId !== SPORT_TYPE_ID) return caption
  return (
    <Suspense fallback={caption}>
      <LiveCount>{caption}</LiveCount>
    </Suspense>
  )
}

function WideTile({ entry }: { entry: HomeEntry }) {
  return (
    <ArtTile
      className="h-full"
      ground={TONE_GROUNDS[entry.tone]}
      title={entry.title}
      note={entry.caption}
      art={<Art name={entry.art} size={76} />}
      {...link(entry.path)}
    />
  )
}

function MiniTile({ entry }: { entry: HomeEntry }) {
  return (
    <QuickTile raised icon={<Art name={entry.art} size={40} />} label={entry.title} {...link(entry.path)} />
  )
}
