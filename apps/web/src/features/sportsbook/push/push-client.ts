import { PUSH_MATCHES_MAX, type PushedChange, PushMessage } from '@keo/sportsbook-contract/push'
import { type Instant, seconds } from '@keo/units/instants'
import type { Wire, WireEvents } from '../../../api/live-socket.ts'
import { repeat } from '../../../platform/periodic-work.ts'
import type { Cancel, Clock } from '../../../platform/time.ts'
import { createSequences } from './sequences.ts'
import { changeFromWire } from '../intake/match-from-wire.ts'
import type { MatchChange } from '../model/match.ts'

type Needs = {
  clock: Pick<Clock, 'monotonicMs' | 'after' | 'every'>
  /** At least 0, below 1. */
  random(): number
  address(): Promise<string>
  connect(address: string, events: WireEvents): Wire
  /** False while the page is hidden or offline: nobody sees what would come. */
  isWanted(): boolean
  knowServerTime(now: Instant): void
  /** Changes, in their order. */
  onChanges(changes: readonly MatchChange[]): void
  /** The prices of these matches are what is known of them. */
  confirmed(matchIds: readonly number[]): void
  /** Something of these matches is not known: it must be fetched. */
  missed(matchIds: readonly number[]): void
}

const SILENT_FOR_MS = seconds(10)
const RECONNECT_AFTER_MS = seconds(1)
const RECONNECT_MAX_MS = seconds(15)
const JITTER = 0.4
/** Changes that come together are shown together. */
const GATHER_MS = 40

/** Each wait is twice the one before, up to a bound; spread, so that not all come back at once. */
export function pushDelayMs(attempt: number, random: number): number {
  const waitMs = Math.min(RECONNECT_MAX_MS, RECONNECT_AFTER_MS * 2 ** (attempt - 1))
  return Math.round(waitMs * (1 + JITTER * random))
}

/** The one connection to the push channel. It comes back by itself, and says what it may have missed. */
export function createPushClient(needs: Needs) {
  const { clock } = needs
  const sequences = createSequences()
  let requests: ReadonlyMap<number, boolean> = new Map()
  let wire: Wire | null = null
  let isOpen = false
  let failures = 0
  let heardAt = 0
  let cancelWait: Cancel | null = null
  let cancelPing: Cancel = () => {}
  /** Counts connections, so that what an older one still tells changes nothing. */
  let current = 0
  let gathered: MatchChange[] = []
  let cancelGather: Cancel | null = null

  function drop(): void {
    current += 1
    cancelWait?.()
    cancelWait = null
    cancelPing()
    isOpen = false
    const old = wire
    wire = null
    old?.close()
  }

  async function connect(): Promise<void> {
    drop()
    const mine = current
    // Taken as under way from here on.
    cancelWait = () => {}
    const address = await needs.address()
    if (mine !== current) return
    cancelWait = null
    wire = needs.connect(address, {
      opened: () => mine === current && opened(),
      onData: (data) => mine === current && read(data),
      closed: () => mine === current && lost(),
    })
  }

  function opened(): void {
    isOpen = true
    heardAt = clock.monotonicMs()
    cancelPing = repeat('sportsPushPing', clock, ping)
    sendRequests()
  }

  function ping(): void {
    if (clock.monotonicMs() - heardAt > SILENT_FOR_MS) lost()
    else wire?.send(JSON.stringify({ type: 'ping' }))
  }

  function lost(): void {
    drop()
    failures += 1
    if (!needs.isWanted() || requests.size === 0) return
    cancelWait = clock.after(pushDelayMs(failures, needs.random()), () => void connect())
  }

  function sendRequests(): void {
    const matches = [...requests]
      .slice(-PUSH_MATCHES_MAX)
      .map(([matchId, isWhole]) => ({ matchId, isWhole, since: sequences.since(matchId) }))
    const source = sequences.source()
    wire?.send(JSON.stringify({ type: 'watch', matches, ...(source && { source }) }))
  }

  function read(data: unknown): void {
    heardAt = clock.monotonicMs()
    const message = PushMessage.safeParse(parsed(data)).data
    if (!message) return
    failures = 0
    if (message.type === 'change') return hearChange(message)
    if (message.type === 'watching') return askFor(sequences.watching(message))
    needs.knowServerTime(message.time)
    needs.confirmed(sequences.whole())
  }

  function hearChange(change: PushedChange): void {
    const kind = sequences.next(change)
    if (kind === 'old') return
    gathered.push(changeFromWire(change))
    cancelGather ??= clock.after(GATHER_MS, pass)
    if (kind === 'gap') askFor([change.matchId])
    // What is new or has gone changes the lines: they are fetched with their names.
    else if (change.fresh || change.gone) needs.missed([change.matchId])
  }

  function pass(): void {
    cancelGather = null
    const changes = gathered
    gathered = []
    needs.onChanges(changes)
    needs.confirmed([...new Set(changes.map(({ matchId }) => matchId))].filter(sequences.isWhole))
  }

  function askFor(matchIds: readonly number[]): void {
    const wanted = matchIds.filter((id) => requests.has(id))
    if (wanted.length > 0) needs.missed(wanted)
  }

  function start(): void {
    if (requests.size === 0 || !needs.isWanted() || wire || cancelWait) return
    void connect()
  }

  return {
    /** Watches these matches instead of the ones before; the value says whether with every market. */
    watch(next: ReadonlyMap<number, boolean>): void {
      for (const [id, isWhole] of next) if (isWhole && requests.get(id) === false) sequences.forget(id)
      requests = next
      if (isOpen) sendRequests()
      else start()
      if (next.size === 0) drop()
    },
    /** The page came into view or online, or left. */
    follow(): void {
      failures = 0
      if (!needs.isWanted()) return drop()
      if (!isOpen) drop()
      start()
    },
    /** Their state was fetched after the channel had begun to tell of them. */
    fetched(matchIds: readonly number[]): void {
      matchIds.forEach(sequences.fetched)
    },
    /** Whether the channel tells everything of a match now. */
    isFollowing: (matchId: number): boolean => isOpen && sequences.isWhole(matchId),
    isOpen: (): boolean => isOpen,
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
