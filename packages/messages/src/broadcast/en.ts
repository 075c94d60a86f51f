import type { PackOf } from '../keys.ts'
import type { broadcast as source } from './vi.ts'

export const broadcast: PackOf<typeof source> = {
  'broadcast.picture': 'The match, drawn',
  'broadcast.label': 'Broadcast of {match}',
  'broadcast.late': 'Pictures and scores may be a few seconds behind the match',
  'broadcast.pause': 'Pause',
  'broadcast.resume': 'Play',
  'broadcast.refresh': 'Reload the picture',
  'broadcast.sound': 'Crowd sound',
  'broadcast.comments': 'Comments over the picture',
  'broadcast.wide': 'Full screen',
  'broadcast.leaveWide': 'Leave full screen',
  'broadcast.goal': 'GOAL!',
  'broadcast.points': 'SCORE!',
  'broadcast.replay': 'Replay',
  'broadcast.skip': 'Skip',
  'broadcast.startsIn': 'Starts in',
  'broadcast.startsSoon': 'About to start',
  'broadcast.stoppedNote': 'The picture goes on when the match does.',
  'broadcast.voidNote': 'There is no picture of this match any more.',
  'broadcast.waiting': 'Waiting for the picture of the match',
  'broadcast.mini': 'Watching {match}',
  'broadcast.backToRoom': 'Back to the room',
  'broadcast.closeMini': 'Close the picture',
}
