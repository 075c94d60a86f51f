import type { VipPrivilege } from '@keo/contract/vip'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { overlays } from '../../../page-kit/overlays/overlays.tsx'
import { useCallBackOffer } from '../../../page-kit/support/support-queries.ts'
import { toast } from '../../../toasts/toast.ts'
import { useDoors } from '../../current-member/index.ts'

type PrivilegeActionProps = {
  privilege: VipPrivilege
  /** Null for who is not signed in, or not known yet. */
  isOpen: boolean | null
}

/** The one thing to do: sign in, see the way up, write to the manager, or ask to be called. */
export function PrivilegeAction({ privilege, isOpen }: PrivilegeActionProps) {
  const say = useMessages()
  const go = useGo()
  const doors = useDoors()
  if (isOpen === null)
    return (
      <Button kind="primary" size="l" wide onClick={doors.signIn}>
        {say('vip.page.signIn')}
      </Button>
    )
  if (!isOpen)
    return (
      <Button size="l" wide onClick={() => go.to(paths.vip())}>
        {say('vip.page.see')}
      </Button>
    )
  if (privilege === 'manager')
    return (
      <div className="flex flex-col gap-2">
        <Button kind="primary" size="l" wide onClick={() => go.to(paths.serviceChat())}>
          {say('vip.page.chat')}
        </Button>
        <CallButton kind="soft" remark={say('vip.page.manager')} />
      </div>
    )
  return <CallButton kind="primary" remark={say(`vip.page.${privilege}`)} />
}

/** Who asks is known; what the call is about is already written down. */
function CallButton({ kind, remark }: { kind: 'primary' | 'soft'; remark: string }) {
  const say = useMessages()
  const member = useCallBackOffer()
  if (!member) return <p className="text-center text-footnote text-text-2">{say('vip.page.noCalls')}</p>
  const ask = async (): Promise<void> => {
    // Its fields are more than all the rest of the page: they come with the tap.
    const { CallBackDialog } = await import('../../../page-kit/support/call-back-dialog.tsx')
    overlays.open('callBack', (props) => <CallBackDialog member={member} about={remark} {...props} />)
  }
  return (
    <Button kind={kind} size="l" wide onClick={() => void ask().catch(() => toast.show(say('failed.text')))}>
      {say('vip.page.call')}
    </Button>
  )
}
