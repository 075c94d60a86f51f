import type { GiftView, RewardView } from '@keo/contract/rewards'
import { Card } from '@keo/ui/primitives/card'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { giftText } from '../../rewards/gift-words.ts'

type GiftRowProps = { title: string; reward: RewardView; gift: GiftView }

/** A gift that waits to be used: what it is, until when, and the way to use it. */
export function GiftRow({ title, reward: { kind, amount }, gift }: GiftRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const until = gift.until === null ? undefined : parseServerTime(gift.until)
  const gameId = gift.spins?.gameId ?? null
  return (
    <Card className="welfare-row">
      <span>
        <b>{giftText({ ...gift, kind, amount }, { say, language }) ?? title}</b>
        <small>{title}</small>
        {gift.terms ? <small>{gift.terms.words}</small> : null}
        {until === undefined ? null : (
          <small>{say('rewards.useBefore', { time: formatDateTime(until, language) })}</small>
        )}
      </span>
      {kind === 'freeBet' ? (
        <a className="welfare-go" {...link(paths.sports())}>
          {say('rewards.useFreeBet')}
        </a>
      ) : gift.state === 'ready' && gameId !== null ? (
        <a className="welfare-go" {...link(paths.gameLobby(String(gameId)))}>
          {say('rewards.playSpins')}
        </a>
      ) : (
        <small>{say('rewards.spinsOnTheirWay')}</small>
      )}
    </Card>
  )
}
