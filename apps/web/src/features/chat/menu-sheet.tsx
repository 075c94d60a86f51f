import type { Conversation } from '@keo/contract/chat-messages'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { XCircleIcon } from '@keo/ui/icons/x-circle'
import { Sheet } from '@keo/ui/layers/sheet'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { toast } from '../../toasts/toast.ts'
import { useEndChat, useMailTranscript } from './chat-queries.ts'

type MenuSheetProps = {
  conversation: Conversation
  onPerson: () => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** It stays while it is shut: what it was asked to do may take longer. */
export default function MenuSheet({ conversation, onPerson, isOpen, onOpenChange }: MenuSheetProps) {
  const say = useMessages()
  const go = useGo()
  const act = useActs(conversation)
  const { state, hasMail } = conversation
  const then = (run: () => void) => () => {
    onOpenChange(false)
    run()
  }
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={say('supportChat.menu')}
      closeLabel={say('common.close')}
    >
      <Card className="mb-4">
        {state === 'assistant' ? (
          <ListRow
            icon={<HeadsetIcon size={20} />}
            title={say('supportChat.choice.person')}
            onClick={then(onPerson)}
          />
        ) : null}
        <ListRow
          icon={<EnvelopeSimpleIcon size={20} />}
          title={say('supportChat.menu.mail')}
          note={hasMail ? undefined : say('supportChat.menu.noMail')}
          onClick={then(hasMail ? act.sendMail : () => go.to(paths.email()))}
        />
        <ListRow
          icon={<ChatCircleDotsIcon size={20} />}
          title={say('supportChat.menu.feedback')}
          note={say('supportChat.menu.feedbackNote')}
          onClick={then(() => go.to(paths.feedback()))}
        />
        {state === 'ended' ? null : (
          <ListRow
            danger
            icon={<XCircleIcon size={20} />}
            title={say('supportChat.menu.end')}
            onClick={then(() => void act.askEnd())}
          />
        )}
      </Card>
    </Sheet>
  )
}

function useActs({ id }: Conversation) {
  const say = useMessages()
  const end = useEndChat()
  const mail = useMailTranscript()
  return {
    async askEnd(): Promise<void> {
      const question = {
        title: say('supportChat.end.title'),
        text: say('supportChat.end.text'),
        agree: say('supportChat.end.agree'),
        isDestructive: true,
      }
      if (await confirm(question)) end.mutate(id)
    },
    sendMail: (): void =>
      mail.mutate(id, {
        onSuccess: ({ maskedMail }) =>
          toast.show(say('supportChat.mailed', { mail: maskedMail }), { kind: 'success' }),
      }),
  }
}
