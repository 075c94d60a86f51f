import type { GameRoundRecord } from '@keo/contract/games'
import { Badge } from '@keo/ui/primitives/badge'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { gameName, ROUND_STATE_TEXTS } from './round-words.ts'

type RoundRowProps = {
  round: GameRoundRecord
  currency: Currency
  onOpen: (round: GameRoundRecord) => void
}

/** Green only where more came back than was staked. */
export function RoundRow({ round, currency, onOpen }: RoundRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const { whole } = useAmounts(currency)
  const stake = readAmount(round.stake, currency)
  const returned = readAmount(round.returned, currency)
  const state = ROUND_STATE_TEXTS[round.state]
  const name = gameName(round, say)
  return (
    <button
      type="button"
      className="flex min-h-[60px] w-full items-center gap-3 px-3.5 py-2 text-left"
      aria-label={say('gameRound.open', { game: name })}
      onClick={() => onOpen(round)}
    >
      <span className="min-w-0 flex-1">
        <b className="ell block text-body font-semibold">{name}</b>
        <span className="num block text-caption text-text-3">
          {formatDateTime(parseServerTime(round.startedAt) ?? 0, language)}
        </span>
      </span>
      <span className="flex-none text-right">
        {round.state === 'closed' ? (
          <b
            className={`num block text-body font-semibold ${returned.minor > stake.minor ? 'text-win' : ''}`}
          >
            {whole(returned)}
          </b>
        ) : (
          <Badge tone={state.tone}>{say(state.text)}</Badge>
        )}
        <span className="num block text-caption text-text-3">
          {say('gameRound.stake')} {whole(stake)}
        </span>
      </span>
    </button>
  )
}
