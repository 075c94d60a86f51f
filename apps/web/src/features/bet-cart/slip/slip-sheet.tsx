import { CopyIcon } from '@keo/ui/icons/copy'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { QrCode } from '@keo/ui/product/qr-code'
import { encode } from 'uqr'
import { useMessages } from '../../../language/messages.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { shareLink } from '../../../page-kit/share-link.ts'

/** The slip for another phone: to be scanned, sent or copied. */
export default function SlipSheet({ path, onClose }: { path: string; onClose: () => void }) {
  const say = useMessages()
  const address = location.origin + path
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('cart.share')}
      closeLabel={say('common.close')}
    >
      <div className="flex flex-col items-center gap-3">
        <QrCode cells={encode(address, { ecc: 'M', border: 0 }).data} label={say('slip.qr')} sidePx={220} />
        <p className="text-center text-footnote text-balance text-text-2">{say('slip.scan')}</p>
        <div className="flex w-full gap-2">
          <Button
            kind="primary"
            className="grow"
            icon={<ShareNetworkIcon size={18} />}
            onClick={() => void shareLink(say('cart.share'), path)}
          >
            {say('slip.send')}
          </Button>
          <Button className="grow" icon={<CopyIcon size={18} />} onClick={() => void copyText(address)}>
            {say('slip.copy')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
