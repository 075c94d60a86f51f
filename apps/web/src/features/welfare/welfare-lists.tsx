import type { CampaignCard } from '@keo/contract/campaign-views'
import type { RewardView } from '@keo/contract/rewards'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { PageList } from '@keo/ui/patterns/page-list'
import { parseServerTime } from '@keo/units/instants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { ClaimButton } from '../../rewards/claim-button.tsx'
import { giftText } from '../../rewards/gift-words.ts'
import { campaignPath, dongText, isZero, shortDong } from '../campaigns/index.ts'
import { GiftRow } from './gift-row.tsx'
import { useRewardTitle } from './reward-title.ts'
import { comingCards, readyCards } from './welfare-rules.ts'
import { welfareQueries } from './welfare-queries.ts'

type ListProps = { cards: readonly CampaignCard[] }

/** What can be claimed now, and what a person of ours looks at. */
export function WaitingList({ cards }: ListProps) {
  const say = useMessages()
  const language = useLanguage()
  const titleOf = useRewardTitle(cards)
  const rewards = useInfiniteQuery(welfareQueries.rewards('toClaim'))
  const list = (rewards.data?.pages ?? []).flatMap((page) => page.rewards)
  const ready = readyCards(cards)
  if (list.length === 0 && ready.length === 0)
    return <EmptyState title={say('campaigns.welfare.none')} note={say('campaigns.welfare.noneNote')} />
  return (
    <ul className="welfare-rows">
      {ready.map((card) => (
        <li key={card.id}>
          <Card className="welfare-row">
            <span>
              <b>{card.title}</b>
              <small>{card.subtitle}</small>
            </span>
            <a className="welfare-go num" {...link(campaignPath(card))}>
              {isZero(card.mine?.ready ?? '0.00')
                ? say('rewards.giftReady')
                : say('campaigns.readyNow', { amount: dongText(card.mine?.ready ?? '0.00', language) })}
            </a>
          </Card>
        </li>
      ))}
      {list.map((reward) => (
        <li key={reward.id}>
          {reward.gift ? (
            <GiftRow title={titleOf(reward.source)} reward={reward} gift={reward.gift} />
          ) : (
            <RewardRow reward={reward} cards={cards} />
          )}
        </li>
      ))}
    </ul>
  )
}

function RewardRow({ reward, cards }: ListProps & { reward: RewardView }) {
  const say = useMessages()
  const language = useLanguage()
  const titleOf = useRewardTitle(cards)
  const until = reward.claimUntil === null ? undefined : parseServerTime(reward.claimUntil)
  const amount = dongText(reward.amount, language)
  return (
    <Card className="welfare-row">
      <span>
        <b>{titleOf(reward.source)}</b>
        {until === undefined ? null : (
          <small>{say('campaigns.welfare.until', { time: formatDateTime(until, language) })}</small>
        )}
      </span>
      {reward.state === 'held' || reward.claimUntil === null ? (
        <small>
          {amount} · {say(reward.state === 'held' ? 'campaigns.step.held' : 'campaigns.welfare.onItsWay')}
        </small>
      ) : (
        <ClaimButton reward={reward} />
      )}
    </Card>
  )
}

/** Bonuses that are being bet, and campaigns on the way to a step. */
export function EarnedList({ cards }: ListProps) {
  const say = useMessages()
  const language = useLanguage()
  const titleOf = useRewardTitle(cards)
  const past = useInfiniteQuery(welfareQueries.rewards('past'))
  const bonuses = (past.data?.pages ?? [])
    .flatMap((page) => page.rewards)
    .flatMap(({ id, source, bonus }) =>
      bonus && ['waiting', 'running'].includes(bonus.state) ? [{ id, source, bonus }] : [],
    )
  const coming = comingCards(cards)
  if (bonuses.length === 0 && coming.length === 0)
    return (
      <EmptyState title={say('campaigns.welfare.noneEarning')} note={say('campaigns.welfare.noneNote')} />
    )
  return (
    <ul className="welfare-rows">
      {bonuses.map(({ id, source, bonus }) => (
        <li key={id}>
          <Card className="welfare-row" data-wide>
            <span>
              <b>{titleOf(source)}</b>
              <ProgressBar share={Number(bonus.done) / Number(bonus.required)} label={titleOf(source)} />
              <small className="num">
                {say('campaigns.welfare.bonus', {
                  done: shortDong(bonus.done, language),
                  required: shortDong(bonus.required, language),
                })}
              </small>
            </span>
          </Card>
        </li>
      ))}
      {coming.map((card) => (
        <li key={card.id}>
          <a className="welfare-coming" {...link(campaignPath(card))}>
            <Card className="welfare-row" data-wide>
              <span>
                <b>{card.title}</b>
                <ProgressBar share={(card.mine?.percent ?? 0) / 100} label={card.title} />
                <small>{card.subtitle}</small>
              </span>
            </Card>
          </a>
        </li>
      ))}
    </ul>
  )
}

const STATE_WORDS = {
  paid: 'campaigns.step.claimed',
  expired: 'campaigns.welfare.expired',
  revoked: 'campaigns.welfare.revoked',
  refused: 'campaigns.welfare.refused',
  open: 'campaigns.step.ready',
  held: 'campaigns.step.held',
} as const satisfies Record<RewardView['state'], string>

/** What became of it; a gift that was given was then used, or ran out. */
function endWord(state: RewardView['state'], gift: RewardView['gift']) {
  if (state !== 'paid' || !gift) return STATE_WORDS[state]
  if (gift.state === 'over') return STATE_WORDS.expired
  return gift.state === 'used' ? 'rewards.used' : STATE_WORDS.paid
}

/** What the member had, page after page. */
export function PastList({ cards }: ListProps) {
  const say = useMessages()
  const language = useLanguage()
  const titleOf = useRewardTitle(cards)
  const texts = useListTexts()
  const pages = useInfiniteQuery(welfareQueries.rewards('past'))
  const list = (pages.data?.pages ?? []).flatMap((page) => page.rewards)
  return (
    <PageList<RewardView>
      items={list}
      keyOf={({ id }) => id}
      className="welfare-rows"
      render={({ source, kind, amount, state, grantedAt, gift }) => (
        <Card className="welfare-row">
          <span>
            <b>{titleOf(source)}</b>
            <small>
              {formatDate(parseServerTime(grantedAt) ?? 0, language)} · {say(endWord(state, gift))}
            </small>
          </span>
          <b className="num">
            {(gift && giftText({ ...gift, kind, amount }, { say, language })) ?? dongText(amount, language)}
          </b>
        </Card>
      )}
      {...pageListProps(pages, list.length)}
      texts={{
        ...texts,
        empty: say('campaigns.welfare.nonePast'),
      }}
      skeleton={<ListRowSkeleton />}
    />
  )
}
