import { InfoIcon } from '@keo/ui/icons/info'
import { ShareFatIcon } from '@keo/ui/icons/share-fat'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { CodeCard } from './code-card.tsx'
import { Funnel } from './funnel.tsx'
import { HeroScreen } from './hero-screen.tsx'
import { inviteQueries } from './invite-queries.ts'
import { Milestones } from './milestones.tsx'
import { PromisedMilestones } from './promised-milestones.tsx'
import { type DepositConfig, ShareRow, useInvitation, useSend } from './share.tsx'
import { Ticker } from './ticker.tsx'
import { useDong } from './use-dong.ts'
import { Waiting } from './waiting.tsx'

/** Few need it: most devices have a share sheet of their own. */
const ShareSheet = lazyPart(() => import('./share-sheet.tsx'))

/** `/inviteFriends` and `/invite`: the own code, ways to send it, and what came of it. */
export default function InviteScreen() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const config = useQuery(inviteQueries.deposit)
  if (config.data) return isLoggedIn ? <OfMember config={config.data} /> : <ForGuest config={config.data} />
  return (
    <Screen title={say('invite.title')} gutter>
      <Waiting {...config} />
    </Screen>
  )
}

function ForGuest({ config }: { config: DepositConfig }) {
  const say = useMessages()
  const doors = useDoors()
  return (
    <HeroScreen
      title={say('invite.title')}
      ground="friends"
      end={<RulesButton />}
      hero={
        <>
          <Promised config={config} />
          <div className="invite-card" data-guest>
            <div className="invite-card-words">
              <b>{say('invite.guestTitle')}</b>
              <span>{say('invite.guestNote')}</span>
            </div>
          </div>
        </>
      }
      dock={
        <Button kind="primary" size="l" wide onClick={doors.signIn}>
          {say('invite.signIn')}
        </Button>
      }
    >
      <PromisedMilestones config={config} />
    </HeroScreen>
  )
}

function OfMember({ config }: { config: DepositConfig }) {
  const say = useMessages()
  const query = useInfiniteQuery(inviteQueries.info)
  const info = query.data?.pages[0]
  const invitation = useInvitation(info?.referralCode ?? '', config)
  const sending = useSend(invitation)
  return (
    <HeroScreen
      title={say('invite.title')}
      ground="friends"
      end={<RulesButton />}
      hero={
        <>
          <Promised config={config} />
          {info ? <CodeCard code={info.referralCode} /> : <CardSkeleton />}
          {info ? <ShareRow invitation={invitation} onOther={sending.send} /> : null}
        </>
      }
      dock={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={!info}
          icon={<ShareFatIcon size={20} />}
          onClick={sending.send}
        >
          {say('invite.send')}
        </Button>
      }
    >
      {info ? (
        <>
          <Funnel funnel={info.funnel} code={info.referralCode} />
          <Milestones info={info} config={config} />
        </>
      ) : (
        <Waiting {...query} />
      )}
      <Suspense>
        {sending.isOpen ? <ShareSheet invitation={invitation} onClose={sending.close} /> : null}
      </Suspense>
    </HeroScreen>
  )
}

function RulesButton() {
  const say = useMessages()
  const go = useGo()
  return (
    <IconButton
      label={say('invite.rules')}
      icon={<InfoIcon size={22} />}
      onClick={() => go.to(paths.inviteActivity())}
    />
  )
}

/** What both get, and for what. */
function Promised({ config }: { config: DepositConfig }) {
  const say = useMessages()
  const dong = useDong()
  return (
    <>
      <div className="invite-words">
        <h2>{say('invite.hero', { amount: dong(config.inviterReward) })}</h2>
        <p>{say('invite.heroNote', { deposit: dong(config.depositMin) })}</p>
      </div>
      <Ticker />
    </>
  )
}

function CardSkeleton() {
  return (
    <div className="invite-card" aria-hidden="true">
      <div className="invite-card-words">
        <Skeleton width={80} />
        <Skeleton width={150} height={34} />
        <Skeleton width={120} />
      </div>
      <Skeleton width={112} height={112} shape="card" />
    </div>
  )
}
