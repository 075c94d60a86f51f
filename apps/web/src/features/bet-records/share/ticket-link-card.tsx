import type { TicketLink } from '@keo/contract/shared-tickets'
import { CopyIcon } from '@keo/ui/icons/copy'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { Button } from '@keo/ui/primitives/button'
import { QrCode } from '@keo/ui/product/qr-code'
import { encode } from 'uqr'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { shareLink } from '../../../page-kit/share-link.ts'
import { toast } from '../../../toasts/toast.ts'
import { useWithdrawTicket } from './share-queries.ts'

export const linkAddress = ({ token }: Pick<TicketLink, 'token'>): string =>
  location.origin + paths.sharedTicket(token)

/** An open link: to be scanned, sent, copied and taken back. */
export function TicketLinkCard({ id, link }: { id: string; link: TicketLink }) {
  const say = useMessages()
  const withdrawing = useWithdrawTicket(id)
  const address = linkAddress(link)
  const withdraw = (): void =>
    withdrawing.mutate(undefined, {
      onSuccess: () => toast.show(say('ticket.withdrawn'), { kind: 'success' }),
    })
  return (
    <section aria-label={say('ticket.link')} className="flex flex-col items-center gap-3">
      <QrCode cells={encode(address, { ecc: 'M', border: 0 }).data} label={say('ticket.qr')} sidePx={148} />
      <div className="flex w-full gap-2">
        <Button
          kind="primary"
          className="grow"
          icon={<ShareNetworkIcon size={18} />}
          onClick={() => void shareLink(say('page.sharedTicket'), paths.sharedTicket(link.token))}
        >
          {say('ticket.send')}
        </Button>
        <Button className="grow" icon={<CopyIcon size={18} />} onClick={() => void copyText(address)}>
          {say('ticket.copy')}
        </Button>
      </div>
      <Button kind="neutral" wide busy={withdrawing.isPending} onClick={withdraw}>
        {say('ticket.withdraw')}
      </Button>
    </section>
  )
}
