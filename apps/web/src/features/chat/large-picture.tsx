import { Sheet } from '@keo/ui/layers/sheet'
import { useMessages } from '../../language/messages.ts'

/** As large as the screen allows. */
export default function LargePicture({ address, close }: { address: string; close: () => void }) {
  const say = useMessages()
  return (
    <Sheet open onOpenChange={close} title={say('supportChat.picture')} closeLabel={say('common.close')}>
      <img src={address} alt={say('supportChat.picture')} className="chat-picture-large" />
    </Sheet>
  )
}
