import type { UserInfo } from '@keo/contract/members'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { AvatarRow } from './details/avatar-row.tsx'
import { BirthdayRow } from './details/birthday-row.tsx'
import { SexRow } from './details/sex-row.tsx'
import { MemberScreen } from '../current-member/index.ts'
import { boundMobile } from './member-view.ts'
import { BoundValue } from './personal-center-screen.tsx'

export default function PersonalDetailsScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('profile.details')}>
      {(member) => (
        <>
          <Card>
            <AvatarRow avatar={member.avatar} />
            <NickNameRow member={member} />
            <ListRow title={say('details.userName')} value={member.userName} />
          </Card>
          <Card>
            <BirthdayRow birthday={member.birthday} isLocked={member.isBirthdayLocked} />
            <SexRow sex={member.sex} />
          </Card>
          <Card>
            <ListRow
              title={say('profile.mobile')}
              value={<BoundValue value={boundMobile(member)} />}
              {...link(paths.mobile())}
            />
            <ListRow
              title={say('profile.email')}
              value={<BoundValue value={member.email} />}
              {...link(paths.email())}
            />
          </Card>
        </>
      )}
    </MemberScreen>
  )
}

function NickNameRow({ member }: { member: UserInfo }) {
  const say = useMessages()
  const badge = <Badge tone="pending">{say('member.inReview')}</Badge>
  return (
    <ListRow
      title={
        <span className="flex items-center gap-2">
          {say('details.nickName')}
          {member.nickNameStatus ? badge : null}
        </span>
      }
      value={member.nickName || say('member.notSet')}
      {...link(paths.editNickname())}
    />
  )
}
