import type { Game, GameType } from '@keo/contract/site'
import type { ArtGround } from '@keo/ui/drawings/art-grounds'
import { Art } from '@keo/ui/pictures/art'
import { GameTile } from '@keo/ui/product/game-tile'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { Instant } from '@keo/units/instants'
import { paths } from '../../navigation/paths.ts'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { restsUntil } from '../../site/maintenance-view.ts'

/** The colour world of each object, so that neighbours differ and an object keeps its own. */
const GROUNDS: Record<Game['art'], ArtGround> = {
  ball: 'pitch',
  bomb: 'night',
  bowl: 'lacquer',
  cards: 'lagoon',
  chip: 'forest',
  coin: 'gold',
  crown: 'violet',
  dice: 'wine',
  duel: 'indigo',
  fish: 'surf',
  gem: 'sea',
  gift: 'lotus',
  gift2: 'lime',
  gourd: 'clay',
  ingot: 'ruby',
  lotus: 'jade',
  pad: 'orchid',
  phone: 'night',
  rocket: 'violet',
  roulette: 'table',
  sevens: 'ruby',
  trophy: 'pitch',
  usdt: 'jade',
  wheel: 'orchid',
}

/** One type of games: its first ones in a row that scrolls sideways, and the way to all of them. */
export function GameSection({ type, now }: { type: GameType; now: Instant }) {
  const say = useMessages()
  const lobby = paths.gameLobby(String(type.id))
  return (
    <section className="home-section mt-3.5">
      <div className="px-gutter">
        <SectionTitle more={{ label: say('home.all', { count: type.gameCount }), ...link(lobby) }}>
          {type.name}
        </SectionTitle>
      </div>
      <div className="home-games scroll-x">
        {type.gameList.map((game) => (
          <HomeGame key={game.id} game={game} until={restsUntil(type, now) ?? restsUntil(game, now)} />
        ))}
      </div>
    </section>
  )
}

function HomeGame({ game, until }: { game: Game; until: Instant | null }) {
  const say = useMessages()
  const go = useGo()
  const language = useLanguage()
  const closed =
    until === null
      ? undefined
      : {
          label: say('home.maintained'),
          until: say('home.maintainedUntil', { time: formatTime(until, language) }),
        }
  return (
    <GameTile
      name={game.name}
      maker={game.provider}
      ground={GROUNDS[game.art]}
      art={<Art name={game.art} size={76} loading="lazy" />}
      closed={closed}
      onOpen={() => go.to(paths.gameLobby(String(game.id)))}
    />
  )
}
