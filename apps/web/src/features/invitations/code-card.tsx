import { CopyIcon } from '@keo/ui/icons/copy'
import { LinkIcon } from '@keo/ui/icons/link'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { Suspense } from 'react'
import { useMessages } from '../../language/messages.ts'
import { copyText } from '../../page-kit/clipboard.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { inviteLink } from './invite-link.ts'
import './code-card.css'

/** Drawing a code is as much as the rest of the page: the words are there before it. */
const LinkQr = lazyPart(() => import('./link-qr.tsx'))

/** The own code, to be read, copied or scanned. */
export function CodeCard({ code }: { code: string }) {
  const say = useMessages()
  const link = inviteLink(code)
  return (
    <div className="invite-card">
      <div className="invite-card-words">
        <span>{say('invite.yourCode')}</span>
        <b className="num invite-code">{code}</b>
        <span>{say('invite.orScan')}</span>
        <div className="invite-card-buttons">
          <button type="button" aria-label={say('invite.copyCodeLabel')} onClick={() => void copyText(code)}>
            <CopyIcon size={16} />
            {say('invite.copyCode')}
          </button>
          <button type="button" aria-label={say('invite.copyLinkLabel')} onClick={() => void copyText(link)}>
            <LinkIcon size={16} />
            {say('invite.copyLink')}
          </button>
        </div>
      </div>
      <Suspense fallback={<Skeleton width={116} height={116} shape="card" />}>
        <LinkQr link={link} />
      </Suspense>
    </div>
  )
}
