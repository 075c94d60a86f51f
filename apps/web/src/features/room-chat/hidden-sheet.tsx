import type { RoomTalk } from '@keo/contract/room-chat'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'
import { useMute } from './talk-queries.ts'

type Muted = NonNullable<RoomTalk['self']>['muted']
type HiddenSheetProps = { roomId: string; muted: Muted; onClose: () => void }

/** Whom the member hid, to show them again. */
export default function HiddenSheet({ roomId, muted, onClose }: HiddenSheetProps) {
  const say = useMessages()
  const mute = useMute(roomId)
  return (
    <Sheet open onOpenChange={onClose} title={say('roomChat.hidden')} closeLabel={say('common.close')}>
      <Card className="mb-4">
        {muted.map(({ author, name }) => (
          <ListRow
            key={author}
            title={name}
            control={
              <Button
                size="s"
                busy={mute.isPending && mute.variables.author === author}
                onClick={() => mute.mutate({ author, isMuted: false })}
              >
                {say('roomChat.unmute')}
              </Button>
            }
          />
        ))}
      </Card>
    </Sheet>
  )
}
