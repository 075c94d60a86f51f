import type { Cancel, Clock } from '@keo/service-kit/clock'
import { PUSH_GATHER_MS, type PushedChange } from '@keo/sportsbook-contract/push'
import { ODDS_TYPE } from '@keo/sportsbook-contract/match-enums'
import type { Language } from '@keo/messages/languages'
import { toWireGroup } from '../wire/market-record.ts'
import { changeBetween, groupName, type MatchChange, type Seen } from './match-changes.ts'
import type { Sight } from './watched-matches.ts'

/** What a reader knows of a match: as it saw it last, and by which number. */
type Known = { readonly isWhole: boolean; seen: Seen; seq: number }

type Needs<Reader> = {
  readonly clock: Clock
  /** Sockets live in real time. */
  readonly machineClock: Clock
  sight(matchId: number, isWhole: boolean): Sight | null
  send(reader: Reader, changes: readonly PushedChange[]): void
}

type Request = {
  readonly matchId: number
  readonly since?: number | undefined
  readonly isWhole?: boolean | undefined
}

/** Tells readers who save data of all their matches together, now and then: what moved to and fro meanwhile is told once. */
export function createGatheredChanges<Reader>(needs: Needs<Reader>) {
  const readers = new Map<Reader, { known: Map<number, Known>; language: Language; cancel: Cancel }>()

  function gather(reader: Reader): void {
    const told = readers.get(reader)
    if (!told) return
    const { known: matches, language } = told
    needs.send(
      reader,
      [...matches].flatMap(([matchId, known]) => changeOf(matchId, known, language) ?? []),
    )
  }

  function changeOf(matchId: number, known: Known, language: Language): PushedChange | null {
    const now = needs.sight(matchId, known.isWhole)
    // Without another number there is no other state: it would be taken for one that was told.
    if (!now || now.seq === known.seq) return null
    const before = known.seen
    const change = changeBetween(before, now.seen, { ...now, now: needs.clock.now() })
    known.seen = now.seen
    if (!change) return null
    const from = known.seq + 1
    known.seq = now.seq
    const isReshaped = change.fresh !== undefined || change.gone !== undefined
    return {
      ...change,
      ...(isReshaped ? { mg: reshaped(change, before, now, language) } : {}),
      ...(from < now.seq ? { from } : {}),
      seq: now.seq,
    }
  }

  function goingOn(reader: Reader, { matchId, since, isWhole = false }: Request): Known | undefined {
    const known = readers.get(reader)?.known.get(matchId)
    return known?.seq === since && known?.isWhole === isWhole ? known : undefined
  }

  function knownOf(reader: Reader, request: Request): [number, Known][] {
    const { matchId, isWhole = false } = request
    const known = goingOn(reader, request)
    if (known) return [[matchId, known]]
    const now = needs.sight(matchId, isWhole)
    return now ? [[matchId, { isWhole, seen: now.seen, seq: now.seq }]] : []
  }

  return {
    /** Whether the reader has what was told last of a match: the next message then follows from there. */
    isGoingOn: (reader: Reader, request: Request): boolean => goingOn(reader, request) !== undefined,
    /** These instead of the ones before: those that go on from what the reader knows, others from now on. */
    watch(reader: Reader, requests: readonly Request[], language: Language): void {
      const cancel =
        readers.get(reader)?.cancel ?? needs.machineClock.every(PUSH_GATHER_MS, () => gather(reader))
      const known = new Map(requests.flatMap((request) => knownOf(reader, request)))
      readers.set(reader, { known, language, cancel })
    },
    forget(reader: Reader): void {
      readers.get(reader)?.cancel()
      readers.delete(reader)
    },
    close(): void {
      for (const { cancel } of readers.values()) cancel()
      readers.clear()
    },
  }
}

/** The groups in which a market came or went, with their names: cheaper than a call for them. */
function reshaped(
  { fresh = [], gone = [] }: MatchChange,
  { groupOf }: Seen,
  { scene, quote }: Sight,
  language: Language,
) {
  const manner = { language, oddsType: ODDS_TYPE.european }
  const left = new Set(gone.map((id) => groupOf.get(id)))
  return (quote?.groups ?? [])
    .filter((group) => left.has(groupName(group)) || group.markets.some(({ id }) => fresh.includes(id)))
    .map((group) => toWireGroup(group, scene.match, manner))
}
