import type { GiftView, RewardView } from '@keo/contract/rewards'
import { Card } from '@keo/ui/primitives/card'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { giftText } from '../../rewards/gift-words.ts'
import { campaignPath } from '../campaigns/index.ts'
import { OpenBox } from './open-box.tsx'

type GiftRowProps = { title: string; reward: RewardView; gift: GiftView }
/** Turns that were taken are gone. */
const leftOf = (turns: GiftView['turns']) => turns && { count: turns.left }

type UseProps = Pick<GiftRowProps, 'reward' | 'gift'>

/** A gift that waits to be used: what it is, until when, and the way to use it. */
export function GiftRow({ title, reward, gift }: GiftRowProps) {
  const { kind, amount } = reward
  const say = useMessages()
  const language = useLanguage()
  const until = gift.until === null ? undefined : parseServerTime(gift.until)
  return (
    <Card className="welfare-row">
      <span>
        <b>{giftText({ ...gift, kind, amount, turns: leftOf(gift.turns) }, { say, language }) ?? title}</b>
        <small>{title}</small>
        {gift.terms ? <small>{gift.terms.words}</small> : null}
        {until === undefined ? null : (
          <small>{say('rewards.useBefore', { time: formatDateTime(until, language) })}</small>
        )}
      </span>
      <UseGift reward={reward} gift={gift} />
    </Card>
  )
}

function UseGift({ reward, gift: { state, spins, turns, box } }: UseProps) {
  const say = useMessages()
  if (box) return <OpenBox reward={reward} box={box} />
  const gameId = spins?.gameId ?? null
  const way = turns
    ? { path: campaignPath({ id: turns.wheel }), words: 'rewards.useTurns' as const }
    : reward.kind === 'freeBet'
      ? { path: paths.sports(), words: 'rewards.useFreeBet' as const }
      : state === 'ready' && gameId !== null
        ? { path: paths.gameLobby(String(gameId)), words: 'rewards.playSpins' as const }
        : null
  return way ? (
    <a className="welfare-go" {...link(way.path)}>
      {say(way.words)}
    </a>
  ) : (
    <small>{say('rewards.spinsOnTheirWay')}</small>
  )
}
