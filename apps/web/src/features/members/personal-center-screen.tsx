import type { UserInfo } from '@keo/contract/members'
import { ClockCounterClockwiseIcon } from '@keo/ui/icons/clock-counter-clockwise'
import { DeviceMobileIcon } from '@keo/ui/icons/device-mobile'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { GiftIcon } from '@keo/ui/icons/gift'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { PasswordIcon } from '@keo/ui/icons/password'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { UserCircleIcon } from '@keo/ui/icons/user-circle'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { IdentityRow, SaferPlayRow } from '../safer-play/index.ts'
import { link } from '../../page-kit/link.ts'
import { LockNotices } from './lock-notices.tsx'
import { MemberScreen } from '../current-member/index.ts'
import { boundMobile, protectionSteps } from './member-view.ts'
import { SupportCodeRow } from './support-code-row.tsx'

export default function PersonalCenterScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('profile.title')}>
      {(member) => (
        <>
          <LockNotices locks={member.locks} />
          <AccountCard member={member} />
          <SectionTitle>{say('profile.protection')}</SectionTitle>
          <ProtectionCard member={member} />
          <Card>
            <IdentityRow />
          </Card>
          <SectionTitle>{say('profile.more')}</SectionTitle>
          <Card>
            <ListRow
              icon={<GiftIcon size={20} />}
              title={say('profile.addresses')}
              {...link(paths.addresses())}
            />
            <SupportCodeRow />
            <SaferPlayRow />
            <ListRow
              icon={<UserCircleIcon size={20} />}
              title={say('profile.myData')}
              note={say('profile.myDataNote')}
              {...link(paths.myData())}
            />
          </Card>
        </>
      )}
    </MemberScreen>
  )
}

/** Who this is, and how well the account is kept. */
function AccountCard({ member }: { member: UserInfo }) {
  const say = useMessages()
  const steps = protectionSteps(member)
  const done = steps.filter(Boolean).length
  const isComplete = done === steps.length
  const text = isComplete ? say('profile.doneAll') : say('profile.done', { done, all: steps.length })
  return (
    <Card>
      <ListRow
        icon={<Avatar picture={member.avatar} size={44} />}
        title={<span className="text-headline font-semibold">{member.nickName || member.userName}</span>}
        note={member.userName}
        value={say('profile.details')}
        {...link(paths.profileDetails())}
      />
      <div className="border-t border-line px-3.5 pt-3 pb-3.5">
        <p className="pb-2 text-footnote font-semibold">{text}</p>
        <ProgressBar share={done / steps.length} label={text} />
        {isComplete ? null : <p className="pt-2 text-caption text-text-3">{say('profile.next')}</p>}
      </div>
    </Card>
  )
}

function ProtectionCard({ member }: { member: UserInfo }) {
  const say = useMessages()
  return (
    <Card>
      <ListRow
        icon={<DeviceMobileIcon size={20} />}
        title={say('profile.mobile')}
        value={<BoundValue value={boundMobile(member)} />}
        {...link(paths.mobile())}
      />
      <ListRow
        icon={<EnvelopeSimpleIcon size={20} />}
        title={say('profile.email')}
        value={<BoundValue value={member.email} />}
        {...link(paths.email())}
      />
      <ListRow
        icon={<LockKeyIcon size={20} />}
        title={say('profile.password')}
        value={say(member.hasPassword ? 'profile.passwordSet' : 'member.notSet')}
        {...link(paths.passwords())}
      />
      <ListRow
        icon={<PasswordIcon size={20} />}
        title={say('profile.withdrawPassword')}
        {...link(paths.withdrawPassword())}
      />
      <ListRow
        icon={<ShieldCheckIcon size={20} />}
        title={say('profile.secondFactor')}
        note={say('profile.secondFactorNote')}
        {...link(paths.secondFactor())}
      />
      <ListRow
        icon={<ClockCounterClockwiseIcon size={20} />}
        title={say('profile.sessions')}
        note={say('profile.sessionsNote')}
        {...link(paths.sessions())}
      />
    </Card>
  )
}

/** Figures align; words say that nothing is bound yet. */
export function BoundValue({ value }: { value: string }) {
  const say = useMessages()
  return value ? <span className="num">{value}</span> : say('member.notBound')
}
