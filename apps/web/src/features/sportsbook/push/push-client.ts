import {
  PUSH_GATHER_MS,
  PUSH_MATCHES_MAX,
  type PushedChange,
  PushMessage,
} from '@keo/sportsbook-contract/push'
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
  connect(address: string, events: WireEvents, isSaving: boolean): Wire
  /** The channel then tells seldom and packed, and each of its messages is the sign that it is there. */
  isSaving(): boolean
  /** In which names are told, as the provider calls it. */
  language(): string
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
/** Three messages of a channel that gathers; on a bad line one of them may come late. */
const SILENT_SAVING_MS = 3 * PUSH_GATHER_MS
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
  let isSaving = false
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
    isSaving = needs.isSaving()
    const events = {
      opened: () => mine === current && opened(),
      onData: (data: unknown) => mine === current && read(data),
      closed: () => mine === current && lost(),
    }
    wire = needs.connect(address, events, isSaving)
  }

  function opened(): void {
    isOpen = true
    heardAt = clock.monotonicMs()
    cancelPing = repeat('sportsPushPing', clock, ping)
    sendRequests()
  }

  function ping(): void {
    const silentMs = clock.monotonicMs() - heardAt
    if (silentMs > (isSaving ? SILENT_SAVING_MS : SILENT_FOR_MS)) lost()
    else if (!isSaving) wire?.send(JSON.stringify({ type: 'ping' }))
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
    const names = isSaving ? { languageType: needs.language() } : {}
    wire?.send(JSON.stringify({ type: 'watch', matches, ...(source && { source }), ...names }))
  }

  function read(data: unknown): void {
    heardAt = clock.monotonicMs()
    const message = PushMessage.safeParse(parsed(data)).data
    if (!message) return
    failures = 0
    if (message.type === 'change') return hearChange(message)
    if (message.type === 'watching') return askFor(sequences.watching(message))
    needs.knowServerTime(message.time)
    if (message.type === 'gathered') hearAll(message.changes)
    needs.confirmed(sequences.whole())
  }

  function hearChange(change: PushedChange): void {
    if (keep(change)) askFor([change.matchId])
    if (gathered.length > 0) cancelGather ??= clock.after(GATHER_MS, pass)
  }

  /** They came together: they are shown, and what is missing is asked for, at once. */
  function hearAll(changes: readonly PushedChange[]): void {
    const missed = changes.filter(keep).map(({ matchId }) => matchId)
    if (gathered.length > 0) pass()
    askFor(missed)
  }

  /** Tells whether something of the match must be fetched: lines that are new or in the place of others have names. */
  function keep(change: PushedChange): boolean {
    const kind = sequences.next(change)
    if (kind === 'old') return false
    gathered.push(changeFromWire(change))
    if (kind === 'gap') return true
    const isReshaped = change.fresh !== undefined || change.gone !== undefined
    return isReshaped && change.mg === undefined
  }

  function pass(): void {
    cancelGather?.()
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
    /** Another way of telling is wanted: over a connection of its own, which goes on after the last numbers. */
    renew(): void {
      if (!wire && !cancelWait) return
      drop()
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
