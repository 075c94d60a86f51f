import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { ChatTextIcon } from '@keo/ui/icons/chat-text'
import { CornersOutIcon } from '@keo/ui/icons/corners-out'
import { PauseIcon } from '@keo/ui/icons/pause'
import { PlayIcon } from '@keo/ui/icons/play'
import { SpeakerHighIcon } from '@keo/ui/icons/speaker-high'
import { SpeakerSlashIcon } from '@keo/ui/icons/speaker-slash'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../language/messages.ts'

export type Comments = { readonly isOn: boolean; readonly onToggle: () => void }

type ControlsProps = {
  isPaused: boolean
  onPause: () => void
  onRefresh: () => void
  hasSound: boolean
  onSound: () => void
  isWide: boolean
  onWide: () => void
  comments?: Comments | undefined
}

/** Below the picture's edge of light: what a player of pictures has everywhere. */
export function Controls({
  isPaused,
  onPause,
  onRefresh,
  hasSound,
  onSound,
  isWide,
  onWide,
  comments,
}: ControlsProps) {
  const say = useMessages()
  return (
    <div className="broadcast-controls">
      <IconButton
        label={say(isPaused ? 'broadcast.resume' : 'broadcast.pause')}
        icon={isPaused ? <PlayIcon size={20} weight="fill" /> : <PauseIcon size={20} weight="fill" />}
        onClick={onPause}
      />
      <IconButton
        label={say('broadcast.refresh')}
        icon={<ArrowsClockwiseIcon size={20} />}
        onClick={onRefresh}
      />
      <span className="broadcast-late">{say('broadcast.late')}</span>
      <IconButton
        label={say('broadcast.sound')}
        aria-pressed={hasSound}
        icon={hasSound ? <SpeakerHighIcon size={20} /> : <SpeakerSlashIcon size={20} />}
        onClick={onSound}
      />
      {comments ? (
        <IconButton
          label={say('broadcast.comments')}
          aria-pressed={comments.isOn}
          icon={<ChatTextIcon size={20} />}
          onClick={comments.onToggle}
        />
      ) : null}
      <IconButton
        label={say(isWide ? 'broadcast.leaveWide' : 'broadcast.wide')}
        icon={<CornersOutIcon size={20} />}
        onClick={onWide}
      />
    </div>
  )
}
