import type { LobbyGame } from '@keo/contract/games'
import { GameCover } from '@keo/ui/pictures/game-cover'
import { GameTile } from '@keo/ui/product/game-tile'
import type { Instant } from '@keo/units/instants'
import { formatCompact } from '../../language/format.ts'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'

type LobbyTileProps = { game: LobbyGame; until: Instant | null; onOpen: (id: number) => void }

export function LobbyTile({ game, until, onOpen }: LobbyTileProps) {
  const say = useMessages()
  const language = useLanguage()
  const closed =
    until === null
      ? undefined
      : {
          label: say('lobby.resting'),
          until: say('lobby.resting.until', { time: formatTime(until, language) }),
        }
  return (
    <GameTile
      name={game.name}
      maker={game.provider}
      cover={<GameCover name={game.cover} seed={game.coverSeed} />}
      tag={tagOf(game, say)}
      jackpot={game.jackpot === null ? undefined : formatCompact(Number(game.jackpot), language)}
      closed={closed}
      onOpen={() => onOpen(game.id)}
    />
  )
}

function tagOf(game: LobbyGame, say: ReturnType<typeof useMessages>) {
  if (game.jackpot !== null) return { label: say('lobby.tag.jackpot') }
  return game.isNew ? { label: say('lobby.tag.new'), isNew: true } : undefined
}
