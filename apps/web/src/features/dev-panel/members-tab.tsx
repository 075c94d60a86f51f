import type { SandboxMember } from '@keo/contract/sandbox'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { panelQueries, useSignIn, useSignOut } from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'

export function MembersTab() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const members = useQuery(panelQueries.members)
  const signOut = useSignOut()
  return (
    <div className="flex flex-col gap-3">
      <PanelQuery query={members}>{(data) => <MemberList members={data} />}</PanelQuery>
      {isLoggedIn ? (
        <Button kind="outline" busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          {say('panel.members.signOut')}
        </Button>
      ) : null}
    </div>
  )
}

function MemberList({ members }: { members: readonly SandboxMember[] }) {
  const say = useMessages()
  if (members.length === 0)
    return <p className="py-2 text-callout text-text-3">{say('panel.members.empty')}</p>
  return (
    <Card className="bg-surface-2">
      {members.map((member) => (
        <MemberRow key={member.id} {...member} />
      ))}
    </Card>
  )
}

function MemberRow({ id, userName, nickName, avatar, vipLevel }: SandboxMember) {
  const say = useMessages()
  const { member } = useSession()
  const signIn = useSignIn()
  return (
    <div className="flex min-h-[60px] items-center gap-3 border-line px-3.5 py-2 not-first:border-t">
      <Avatar picture={avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="ell text-callout font-semibold">{nickName}</p>
        <p className="ell text-caption text-text-3">
          {say('panel.members.vip', { userName, level: vipLevel })}
        </p>
      </div>
      {member?.id === id ? (
        <Badge tone="brand">{say('panel.members.current')}</Badge>
      ) : (
        <Button size="s" kind="outline" busy={signIn.isPending} onClick={() => signIn.mutate(userName)}>
          {say('panel.members.signIn')}
        </Button>
      )}
    </div>
  )
}
