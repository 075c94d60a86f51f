import { LIST_SIZE_MAX } from '@keo/sportsbook-contract/matches'
import { PUSH_PROTOCOL, PUSH_SAVING_PROTOCOL } from '@keo/sportsbook-contract/push'
import type { Wire, WireEvents } from '../../api/live-socket.ts'
import { onLanguageChange } from '../../language/messages.ts'
import { isSavingData, onSavingData } from '../../platform/data-saver.ts'
import { onOnline } from '../../platform/online.ts'
import { clock, setServerTime } from '../../platform/time.ts'
import { isVisible, onVisibility } from '../../platform/visibility.ts'
import { createBoard } from './board/board.ts'
import { matchList } from './provider/match-list.ts'
import { pushAddress, sportsLanguage } from './provider/provider.ts'
import { createMatchWatch } from './push/match-watch.ts'
import { createPace } from './push/pace.ts'
import { createPushClient } from './push/push-client.ts'
import type { Match } from './model/match.ts'
import { fetchMatch } from './intake/match-calls.ts'

export const board = createBoard(clock, isSavingData)
export const pace = createPace(clock)

const isWanted = (): boolean => isVisible() && navigator.onLine

const push = createPushClient({
  clock,
  random: chance,
  address: pushAddress,
  connect,
  isSaving: isSavingData,
  language: sportsLanguage,
  isWanted,
  knowServerTime: setServerTime,
  onChanges(changes) {
    pace.note(
      changes.length,
      changes.reduce((sum, { markets = [] }) => sum + markets.length, 0),
    )
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
  isSaving: isSavingData,
})
export const watchMatches = watch.watchMatches

onVisibility(comeBack)
onOnline(comeBack)
onSavingData(push.renew)
// Names come in the player's language; the channel tells none, or those of new lines alone.
onLanguageChange(() => {
  watch.refetch()
  if (isSavingData()) push.renew()
})

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

function connect(address: string, events: WireEvents, isSaving: boolean): Wire {
  const wire = new WebSocket(address, isSaving ? PUSH_SAVING_PROTOCOL : PUSH_PROTOCOL)
  wire.addEventListener('open', events.opened)
  wire.addEventListener('message', ({ data }) => events.onData(data))
  wire.addEventListener('close', ({ code }) => events.closed(code))
  return wire
}

function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
