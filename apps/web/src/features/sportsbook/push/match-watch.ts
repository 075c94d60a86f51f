import { seconds } from '@keo/units/instants'
import type { Cancel, Clock } from '../../../platform/time.ts'
import type { Match } from '../model/match.ts'

type Needs = {
  clock: Pick<Clock, 'monotonicMs' | 'after' | 'every'>
  isWanted(): boolean
  push: {
    watch(requests: ReadonlyMap<number, boolean>): void
    fetched(matchIds: readonly number[]): void
    isFollowing(matchId: number): boolean
  }
  /** Undefined when no answer came. */
  fetchPopular(matchIds: readonly number[]): Promise<readonly Match[] | undefined>
  fetchWhole(matchId: number): Promise<Match | undefined>
  take(records: readonly Match[], isWhole: boolean): void
  /** Lets prices grow old. */
  age(): void
  /** These begin to be looked at. */
  calm(matchIds: readonly number[]): void
  /** Fewer bytes matter more than what is newest. */
  isSaving(): boolean
}

/** Without push: shorter than the age at which a price can no longer be taken, so that none blinks. */
export const POLL_LIST_MS = seconds(8)
export const POLL_DETAIL_MS = seconds(5)
const LOOK_MS = seconds(1)
/** Rows that scroll by are not asked for one at a time. */
const GATHER_MS = 60
/** A match that reshapes itself again and again is not fetched more often than this. */
const APART_MS = seconds(1)

/** While data is saved: as much as fits beside everything else that such a page may use. */
const SAVING = { apartMs: seconds(20), pollMs: seconds(30) } as const

/** Which matches are looked at, by how many; keeps them up to date by push, and by asking where push is silent. */
export function createMatchWatch(needs: Needs) {
  const { clock, push } = needs
  const requests = new Map<number, { popular: number; whole: number }>()
  const askedAt = new Map<number, number>()
  const missed = new Set<number>()
  let cancelSend: Cancel | null = null
  let cancelLook: Cancel | null = null

  const isWhole = (id: number): boolean => (requests.get(id)?.whole ?? 0) > 0

  function changed(): void {
    cancelSend ??= clock.after(GATHER_MS, send)
    if (requests.size > 0) cancelLook ??= clock.every(LOOK_MS, look)
  }

  /** A row that is drawn anew leaves and comes back at once: only who is gone by now is gone. */
  function send(): void {
    cancelSend = null
    for (const [id, { popular, whole }] of requests) if (popular + whole === 0) forget(id)
    push.watch(new Map([...requests.keys()].map((id) => [id, isWhole(id)])))
    if (requests.size > 0) return
    cancelLook?.()
    cancelLook = null
  }

  function forget(id: number): void {
    requests.delete(id)
    askedAt.delete(id)
    missed.delete(id)
  }

  function look(): void {
    needs.age()
    if (needs.isWanted()) void ask([...requests.keys()].filter(isDue))
  }

  function isDue(id: number): boolean {
    const agoMs = clock.monotonicMs() - (askedAt.get(id) ?? Number.NEGATIVE_INFINITY)
    if (missed.has(id)) return agoMs >= (needs.isSaving() ? SAVING.apartMs : APART_MS)
    return !push.isFollowing(id) && agoMs >= pollMs(id)
  }

  function pollMs(id: number): number {
    if (needs.isSaving()) return SAVING.pollMs
    return isWhole(id) ? POLL_DETAIL_MS : POLL_LIST_MS
  }

  async function ask(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      askedAt.set(id, clock.monotonicMs())
      missed.delete(id)
    }
    const popular = ids.filter((id) => !isWhole(id))
    await Promise.all([
      ...(popular.length > 0 ? [askPopular(popular)] : []),
      ...ids.filter(isWhole).map(askWhole),
    ])
  }

  async function askPopular(ids: readonly number[]): Promise<void> {
    const records = await needs.fetchPopular(ids)
    if (!records) return
    needs.take(records, false)
    push.fetched(records.map(({ id }) => id))
  }

  async function askWhole(id: number): Promise<void> {
    const record = await needs.fetchWhole(id)
    if (!record) return
    needs.take([record], true)
    push.fetched([id])
  }

  return {
    /** Until it is cancelled. Who wants every market says so. */
    watchMatches(ids: readonly number[], wantsWhole: boolean): Cancel {
      const kind = wantsWhole ? 'whole' : 'popular'
      needs.calm(ids.filter((id) => !requests.has(id)))
      for (const id of ids) {
        const request = requests.get(id) ?? { popular: 0, whole: 0 }
        requests.set(id, { ...request, [kind]: request[kind] + 1 })
      }
      changed()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        for (const id of ids) release(id, kind)
        changed()
      }
    },
    /** The channel says that something of these is not known. */
    missed(ids: readonly number[]): void {
      for (const id of ids) if (requests.has(id)) missed.add(id)
      void ask(ids.filter((id) => missed.has(id) && isDue(id)))
    },
    /** Everything that is looked at, once more. */
    refetch(): void {
      void ask([...requests.keys()])
    },
  }

  function release(id: number, kind: 'popular' | 'whole'): void {
    const request = requests.get(id)
    if (request) requests.set(id, { ...request, [kind]: request[kind] - 1 })
  }
}
