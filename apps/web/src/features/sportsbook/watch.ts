import { LIST_SIZE_MAX } from '@keo/sportsbook-contract/matches'
import { PUSH_PROTOCOL } from '@keo/sportsbook-contract/push'
import type { Wire, WireEvents } from '../../api/live-socket.ts'
import { onLanguageChange } from '../../language/messages.ts'
import { onOnline } from '../../platform/online.ts'
import { clock, setServerTime } from '../../platform/time.ts'
import { isVisible, onVisibility } from '../../platform/visibility.ts'
import { createBoard } from './board/board.ts'
import { matchList } from './provider/match-list.ts'
import { pushAddress } from './provider/provider.ts'
import { createMatchWatch } from './push/match-watch.ts'
import { createPace } from './push/pace.ts'
import { createPushClient } from './push/push-client.ts'
import type { Match } from './model/match.ts'
import { fetchMatch } from './intake/match-calls.ts'

export const board = createBoard(clock)
export const pace = createPace(clock)

const isWanted = (): boolean => isVisible() && navigator.onLine

const push = createPushClient({
  clock,
  random: chance,
  address: pushAddress,
  connect,
  isWanted,
  knowServerTime: setServerTime,
  onChanges(changes) {
    pace.note(changes.length)
    board.apply(changes)
  },
  confirmed: board.confirm,
  missed(ids) {
    board.calm(ids)
    watch.missed(ids)
  },
})

const watch = createMatchWatch({
  clock,
  isWanted,
  push,
  fetchPopular,
  fetchWhole: (matchId) => fetchMatch(matchId).catch(() => undefined),
  take: board.take,
  age: board.age,
  calm: board.calm,
})
export const watchMatches = watch.watchMatches

onVisibility(comeBack)
onOnline(comeBack)
// Names come in the player's language, and the channel tells no names.
onLanguageChange(() => watch.refetch())

/** Nobody saw what moved while the page was hidden or away from the network. */
function comeBack(isBack: boolean): void {
  if (isBack) board.calm()
  push.follow()
}

async function fetchPopular(matchIds: readonly number[]): Promise<readonly Match[] | undefined> {
  const asked = matchIds.slice(0, LIST_SIZE_MAX)
  const { records, isFailed } = await matchList({ matchIds: [...asked], size: asked.length })
  return isFailed ? undefined : records
}

function connect(address: string, events: WireEvents): Wire {
  const wire = new WebSocket(address, PUSH_PROTOCOL)
  wire.addEventListener('open', events.opened)
  wire.addEventListener('message', ({ data }) => events.onData(data))
  wire.addEventListener('close', ({ code }) => events.closed(code))
  return wire
}

function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
