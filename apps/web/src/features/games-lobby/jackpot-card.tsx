import type { LobbyGame } from '@keo/contract/games'
import { FireIcon } from '@keo/ui/icons/fire'
import { Art } from '@keo/ui/pictures/art'
import { Beams } from '@keo/ui/pictures/beams'
import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { parseMoney } from '@keo/units/money'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'

/** The largest jackpot of the games, or nothing where none of them has one. */
export function largestJackpot(games: readonly LobbyGame[]): LobbyGame | undefined {
  return games
    .filter(({ jackpot }) => jackpot !== null)
    .toSorted((one, other) => Number(other.jackpot) - Number(one.jackpot))[0]
}

export function JackpotCard({ game, onOpen }: { game: LobbyGame; onOpen: (id: number) => void }) {
  const say = useMessages()
  const language = useLanguage()
  const amount = parseMoney(game.jackpot ?? '', 'VND')
  if (!amount) return null
  return (
    <button
      type="button"
      className="lobby-jackpot"
      style={groundStyle('wine')}
      onClick={() => onOpen(game.id)}
    >
      <Beams />
      <span className="lobby-jackpot-name">
        <FireIcon size={14} />
        {say('lobby.jackpot')}
      </span>
      <b className="lobby-jackpot-sum num">{formatWholeMoney(amount, language)}</b>
      <span className="lobby-jackpot-game ell">{say('lobby.jackpot.of', { game: game.name })}</span>
      <span className="lobby-jackpot-art" aria-hidden="true">
        <Art name="ingot" size={104} loading="lazy" />
      </span>
    </button>
  )
}
