import type { InviteAward, InviteFriend } from '@keo/contract/invitations'
import { parseServerTime } from '@keo/units/instants'
import { Segmented } from '@keo/ui/bars/segmented'
import { PageList } from '@keo/ui/patterns/page-list'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { MemberScreen } from '../current-member/index.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { AWARD_TONES } from './award-looks.ts'
import { inviteQueries } from './invite-queries.ts'
import { isClosed, OffersClosed } from './offers-closed.tsx'
import { useDong } from './use-dong.ts'

const TABS = ['friends', 'awards'] as const
type Tab = (typeof TABS)[number]

/** `/invite/details`: friends with their steps, and every reward. */
export default function InviteDetailsScreen() {
  const say = useMessages()
  return <MemberScreen title={say('inviteDetails.title')}>{() => <Details />}</MemberScreen>
}

function Details() {
  const say = useMessages()
  const dong = useDong()
  const [tab, setTab] = useState<Tab>('friends')
  const totals = useQuery(inviteQueries.totals)
  if (isClosed(totals.error)) return <OffersClosed />
  return (
    <>
      <Card className="flex items-baseline justify-between gap-3 px-3.5 py-3">
        <span className="text-footnote text-text-2">{say('inviteDetails.total')}</span>
        <b className="num text-title-3">{totals.data ? dong(totals.data.total) : '–'}</b>
      </Card>
      <Segmented<Tab>
        label={say('inviteDetails.title')}
        segments={TABS.map((key) => ({ key, label: say(`inviteDetails.tab.${key}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'friends' ? <Friends /> : <Awards />}
      <p className="px-1 text-caption text-text-3">{say('inviteDetails.private')}</p>
    </>
  )
}

const WAITING = (
  <>
    <ListRowSkeleton />
    <ListRowSkeleton />
    <ListRowSkeleton />
  </>
)

function Friends() {
  const say = useMessages()
  const texts = useListTexts()
  const query = useInfiniteQuery(inviteQueries.info)
  const pages = query.data?.pages ?? []
  const friends = pages.flatMap((page) => page.friends)
  return (
    <Card>
      <PageList<InviteFriend>
        items={friends}
        keyOf={(friend) => friends.indexOf(friend)}
        render={(friend) => <FriendRow friend={friend} />}
        {...pageListProps(query, friends.length)}
        texts={{
          ...texts,
          empty: say('invite.noFriends'),
          emptyNote: say('invite.noFriendsNote', { code: pages[0]?.referralCode ?? '' }),
        }}
        skeleton={WAITING}
      />
    </Card>
  )
}

function FriendRow({ friend }: { friend: InviteFriend }) {
  const say = useMessages()
  const language = useLanguage()
  const dong = useDong()
  const joined = parseServerTime(friend.joinTime)
  return (
    <ListRow
      title={<span className="num">{friend.userName}</span>}
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={friend.step === 'rewarded' ? 'win' : 'neutral'}>
            {say(`invite.step.${friend.step}`)}
          </Badge>
          {friend.isHeld ? <Badge tone="pending">{say('inviteDetails.held')}</Badge> : null}
          {joined === undefined ? null : (
            <span className="num">
              {say('inviteDetails.joined', { time: formatDateTime(joined, language) })}
            </span>
          )}
        </span>
      }
      value={Number(friend.reward) > 0 ? <span className="num">+{dong(friend.reward)}</span> : undefined}
    />
  )
}

function Awards() {
  const say = useMessages()
  const texts = useListTexts()
  const query = useInfiniteQuery(inviteQueries.awards)
  const awards = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card>
      <PageList<InviteAward>
        items={awards}
        keyOf={({ id }) => id}
        render={(award) => <AwardLine award={award} />}
        {...pageListProps(query, awards.length)}
        texts={{
          ...texts,
          empty: say('inviteDetails.noAwards'),
          emptyNote: say('inviteDetails.noAwardsNote'),
        }}
        skeleton={WAITING}
      />
    </Card>
  )
}

function AwardLine({ award }: { award: InviteAward }) {
  const say = useMessages()
  const language = useLanguage()
  const dong = useDong()
  const at = parseServerTime(award.time)
  return (
    <ListRow
      title={<AwardTitle award={award} />}
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={AWARD_TONES[award.state]}>{say(`inviteDetails.state.${award.state}`)}</Badge>
          {at === undefined ? null : <span className="num">{formatDateTime(at, language)}</span>}
        </span>
      }
      value={<span className="num">{dong(award.amount)}</span>}
    />
  )
}

function AwardTitle({ award: { kind, userName, mark } }: { award: InviteAward }) {
  const say = useMessages()
  if (kind === 'friend') return say('inviteDetails.award.friend', { name: userName })
  if (kind === 'milestone') return say('inviteDetails.award.milestone', { count: mark })
  if (kind === 'vip') return say('inviteDetails.award.vip', { name: userName, level: mark })
  return say(`inviteDetails.award.${kind}`)
}
