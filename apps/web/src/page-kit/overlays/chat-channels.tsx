import { HeadsetIcon } from '@keo/ui/icons/headset'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useAgentLine } from '../../site/agent-line.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { chatPage } from '../../site/third-parties.ts'
import type { OverlayProps } from './overlays.tsx'

/** The choice of chat channels. Without a configured one it says that support rests. */
export default function ChatChannels({ close }: OverlayProps) {
  const say = useMessages()
  const language = useLanguage()
  const { thirdParties } = useAgentLine()
  const url = chatPage(thirdParties, language)

  return (
    <Sheet open onOpenChange={close} title={say('chat.title')} closeLabel={say('common.close')}>
      {url ? (
        <ListRow
          icon={<HeadsetIcon size={20} />}
          title={say('chat.online')}
          onClick={() => window.open(url, '_blank', 'noopener,noreferrer')}
        />
      ) : (
        <p className="pb-4 text-callout text-text-2">{say('common.csSwitch')}</p>
      )}
    </Sheet>
  )
}
