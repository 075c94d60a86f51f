import type { PackOf } from '../keys.ts'
import type { hostLines as source } from './vi.ts'

export const hostLines: PackOf<typeof source> = {
  'hostLine.song.1': 'Hello everybody, tell me which song you would like.',
  'hostLine.song.2': 'Did you like that one?',
  'hostLine.song.3': 'A sip of tea, and then a song about the rain.',
  'hostLine.song.4': 'Thank you for staying. With gifts or without, I sing.',
  'hostLine.song.5': 'If it is late where you are, rest your eyes. The next one is slow.',
  'hostLine.talk.1': 'Who backed which side in the last match? Tell me.',
  'hostLine.talk.2': 'One lost bet is not a lost night. Have a drink of water first.',
  'hostLine.talk.3': 'Form is the past, the price is now. Which do you trust more?',
  'hostLine.talk.4': 'Which was your goal of the night?',
  'hostLine.talk.5': 'A gentle word: set a limit before you set a bet.',
  'hostLine.dice.1': 'The bowl is down, take your time to choose.',
  'hostLine.dice.2': 'Three dice: eleven and more is Over, ten and less is Under.',
  'hostLine.dice.3': 'The last round does not decide the next. Do not double up.',
  'hostLine.dice.4': 'I am here all evening. Play for fun.',
  'hostLine.dice.5': 'If you are new, watch a round or two first.',
  'hostLine.ship.1': 'The ship is on the pad, come aboard.',
  'hostLine.ship.2': 'Decide beforehand where you get off, and keep your word.',
  'hostLine.ship.3': 'Nobody knows when it blows, I do not either.',
  'hostLine.ship.4': 'The point is locked by a hash beforehand, and anybody can check it.',
  'hostLine.ship.5': 'After a few flights, stand up and stretch.',
}
