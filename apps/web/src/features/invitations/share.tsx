import type { ResponseOf } from '@keo/contract/define-call'
import type { queryInviteDepConfig } from '@keo/contract/invitations'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { DotsThreeIcon } from '@keo/ui/icons/dots-three'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { inviteLink, mailLink, messageLink, shareLink } from './invite-link.ts'
import { useDong } from './use-dong.ts'
import './share.css'

export type DepositConfig = ResponseOf<typeof queryInviteDepConfig>

export type Invitation = { readonly code: string; readonly link: string; readonly text: string }

export function useInvitation(code: string, config: DepositConfig): Invitation {
  const say = useMessages()
  const dong = useDong()
  const text = say('invite.shareText', {
    deposit: dong(config.depositMin),
    amount: dong(config.friendReward),
    code,
  })
  return { code, link: inviteLink(code), text }
}

/** The device's share sheet, or ours where it has none. */
export function useSend({ text, link }: Invitation) {
  const [isOpen, setIsOpen] = useState(false)
  const send = async (): Promise<void> => {
    if (!(await shareLink(text, link))) setIsOpen(true)
  }
  return { send: () => void send(), isOpen, close: () => setIsOpen(false) }
}

export async function saveImage({ code, link }: Invitation): Promise<void> {
  const { saveQr } = await import('../../page-kit/save-qr.ts')
  saveQr(link, `keo-${code}`, code)
}

/** The four ways that are drawn. */
export function ShareRow({ invitation, onOther }: { invitation: Invitation; onOther: () => void }) {
  const say = useMessages()
  const { link, text } = invitation
  const whole = `${text}\n${link}`
  return (
    <div className="invite-share">
      <Way
        icon={<ChatCircleDotsIcon size={22} />}
        label={say('invite.byMessage')}
        href={messageLink(whole)}
      />
      <Way
        icon={<EnvelopeSimpleIcon size={22} />}
        label={say('invite.byMail')}
        href={mailLink(say('invite.title'), whole)}
      />
      <Way
        icon={<DownloadSimpleIcon size={22} />}
        label={say('invite.saveImage')}
        onClick={() => void saveImage(invitation)}
      />
      <Way icon={<DotsThreeIcon size={22} />} label={say('invite.other')} onClick={onOther} />
    </div>
  )
}

type WayProps = { icon: ReactNode; label: string } & ({ href: string } | { onClick: () => void })

function Way({ icon, label, ...does }: WayProps) {
  const inside = (
    <>
      <i>{icon}</i>
      {label}
    </>
  )
  if ('href' in does) return <a href={does.href}>{inside}</a>
  return (
    <button type="button" onClick={does.onClick}>
      {inside}
    </button>
  )
}
