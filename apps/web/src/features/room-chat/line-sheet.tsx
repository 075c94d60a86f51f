import { ROOM_REPORT_REASONS } from '@keo/contract/room-chat'
import type { RoomMessage } from '@keo/contract/room-messages'
import { ArrowUUpLeftIcon } from '@keo/ui/icons/arrow-u-up-left'
import { EyeSlashIcon } from '@keo/ui/icons/eye-slash'
import { FlagPennantIcon } from '@keo/ui/icons/flag-pennant'
import { Sheet } from '@keo/ui/layers/sheet'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { useMute, useReport } from './talk-queries.ts'

type LineSheetProps = {
  roomId: string
  message: RoomMessage
  isOwn: boolean
  onReply: () => void
  onClose: () => void
}

/** What can be done with a message of somebody. */
export default function LineSheet({ roomId, message, isOwn, onReply, onClose }: LineSheetProps) {
  const say = useMessages()
  const [isReporting, setReporting] = useState(false)
  const mute = useMute(roomId)
  const { author, name } = message
  const then = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={isReporting ? say('roomChat.reportWhy') : say('roomChat.line', { name })}
      closeLabel={say('common.close')}
    >
      {isReporting ? (
        <Reasons roomId={roomId} seq={message.seq} onDone={onClose} />
      ) : (
        <Card className="mb-4">
          <ListRow
            icon={<ArrowUUpLeftIcon size={20} />}
            title={say('roomChat.reply')}
            onClick={then(onReply)}
          />
          {isOwn || author === null ? null : (
            <>
              <ListRow
                icon={<EyeSlashIcon size={20} />}
                title={say('roomChat.mute')}
                note={say('roomChat.muteNote')}
                onClick={then(() => mute.mutate({ author, isMuted: true }))}
              />
              <ListRow
                danger
                icon={<FlagPennantIcon size={20} />}
                title={say('roomChat.report')}
                onClick={() => setReporting(true)}
              />
            </>
          )}
        </Card>
      )}
    </Sheet>
  )
}

function Reasons({ roomId, seq, onDone }: { roomId: string; seq: number; onDone: () => void }) {
  const say = useMessages()
  const report = useReport()
  const send = (reason: (typeof ROOM_REPORT_REASONS)[number]) =>
    report.mutate(
      { roomId, seq, reason },
      { onSuccess: () => toast.show(say('roomChat.reported'), { kind: 'success' }), onSettled: onDone },
    )
  return (
    <Card className="mb-4">
      {ROOM_REPORT_REASONS.map((reason) => (
        <ListRow
          key={reason}
          title={say(`roomChat.reason.${reason}`)}
          disabled={report.isPending}
          onClick={() => send(reason)}
        />
      ))}
    </Card>
  )
}
