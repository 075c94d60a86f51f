import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { tierStyle } from '@keo/ui/product/vip-badge'
import { useSession } from '../../session/session.ts'
import { PlayNotice, useSaferPlay } from '../safer-play/index.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { LockNotices } from './lock-notices.tsx'
import { EntryGrid } from './me/entry-grid.tsx'
import { InviteBanner } from './me/invite-banner.tsx'
import { LastRows } from './me/last-rows.tsx'
import { MeBar } from './me/me-bar.tsx'
import { GuestHead, MemberHead, WaitingHead } from './me/me-head.tsx'
import { VipStrip } from './me/vip-strip.tsx'
import { WalletCard } from './me/wallet-card.tsx'
import { useMember } from '../current-member/index.ts'

export default function UserCenterScreen() {
  const { data: member } = useMember()
  const areOffersHidden = useSaferPlay().data?.areOffersHidden ?? false
  return (
    <ScreenFrame bar={<MeBar />} gutter={false}>
      <div className="me">
        <div className="me-glow" style={tierStyle(member?.vipLevel ?? 0)} aria-hidden="true" />
        <Head />
        {member ? <VipStrip level={member.vipLevel} /> : null}
        <WalletCard alone={!member} />
        <div className="mx-gutter mt-3 flex flex-col gap-2 empty:hidden">
          {member ? <LockNotices locks={member.locks} /> : null}
          <PlayNotice leads />
        </div>
        <EntryGrid areOffersHidden={areOffersHidden} />
        {areOffersHidden ? null : <InviteBanner />}
        <LastRows />
      </div>
    </ScreenFrame>
  )
}

function Head() {
  const { isLoggedIn } = useSession()
  const { data: member, isError, isFetching, refetch } = useMember()
  if (!isLoggedIn) return <GuestHead />
  if (member) return <MemberHead member={member} />
  return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingHead />
}
