import { QrCode } from '@keo/ui/product/qr-code'
import { encode } from 'uqr'
import { useMessages } from '../../language/messages.ts'

/** At most so wide; the white card around it is its quiet edge. */
const SIDE_PX = 116

/** The invitation link, to be scanned. */
export default function LinkQr({ link }: { link: string }) {
  const say = useMessages()
  const { data } = encode(link, { ecc: 'M', border: 0 })
  return <QrCode cells={data} label={say('invite.qr')} sidePx={SIDE_PX} edge={0} />
}
