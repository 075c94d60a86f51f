import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { CopyIcon } from '@keo/ui/icons/copy'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { Sheet } from '@keo/ui/layers/sheet'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'
import { copyText } from '../../page-kit/clipboard.ts'
import { mailLink, messageLink } from './invite-link.ts'
import { type Invitation, saveImage } from './share.tsx'

/** Where the device has no share sheet of its own. */
export default function ShareSheet({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const say = useMessages()
  const { link, text } = invitation
  const whole = `${text}\n${link}`
  const copy = (): void => {
    void copyText(whole)
    onClose()
  }
  return (
    <Sheet open onOpenChange={onClose} title={say('invite.shareSheet')} closeLabel={say('common.close')}>
      <div className="ui-list">
        <ListRow icon={<CopyIcon size={20} />} title={say('invite.copyText')} onClick={copy} />
        <ListRow
          icon={<ChatCircleDotsIcon size={20} />}
          title={say('invite.byMessage')}
          href={messageLink(whole)}
        />
        <ListRow
          icon={<EnvelopeSimpleIcon size={20} />}
          title={say('invite.byMail')}
          href={mailLink(say('invite.title'), whole)}
        />
        <ListRow
          icon={<DownloadSimpleIcon size={20} />}
          title={say('invite.saveImage')}
          onClick={() => void saveImage(invitation)}
        />
      </div>
    </Sheet>
  )
}
