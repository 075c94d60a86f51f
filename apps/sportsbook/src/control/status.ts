import type { Cancel, Clock } from '@keo/service-kit/clock'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getWorldStatus } from '@keo/sportsbook-contract/control'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { Book } from '../pricing/quote.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import type { Stage } from '../stage/stage.ts'
import type { Board } from '../lists/board.ts'

export type Status = ProviderResponseOf<typeof getWorldStatus>

type Needs = {
  readonly stage: Stage
  readonly book: Book
  readonly board: Board
  readonly clock: Clock
  readonly sockets: () => number
  /** Further figures, such as orders and exposure. */
  readonly extra: () => Promise<Status['extra']> | Status['extra']
}

const SAMPLE_MS = 1_000
/** After this long without a read the page counts as closed. */
const READ_WITHIN_MS = 15_000
const SAMPLES = 10

/** Counts price changes while the status page is read. */
export function createStatus({ stage, book, board, clock, sockets, extra }: Needs) {
  const odds = new Map<string, number | null>()
  const samples: number[] = []
  let readAtMs = Number.NEGATIVE_INFINITY
  let cancel: Cancel | null = null

  function sample(): void {
    let changes = 0
    for (const { match } of stage.live()) {
      for (const { markets } of book.popular(match.id)?.groups ?? []) {
        for (const { id, options } of markets) {
          for (const option of options) {
            const key = `${id}/${option.type}`
            const before = odds.get(key)
            if (before !== undefined && before !== option.odds) changes++
            odds.set(key, option.odds)
          }
        }
      }
    }
    samples.push(changes)
    if (samples.length > SAMPLES) samples.shift()
    if (clock.monotonicMs() - readAtMs > READ_WITHIN_MS) stop()
  }

  function stop(): void {
    cancel?.()
    cancel = null
    odds.clear()
    samples.length = 0
  }

  return {
    async read(): Promise<Status> {
      readAtMs = clock.monotonicMs()
      cancel ??= clock.every(SAMPLE_MS, sample)
      const total = samples.reduce((sum, count) => sum + count, 0)
      return {
        time: Math.trunc(clock.now()),
        matches: board.of(PLAY_TYPE.allButOutright, null).byTime.length,
        live: stage.live().length,
        outrights: board.of(PLAY_TYPE.outright, null).byTime.length,
        priceChangesPerSecond: samples.length === 0 ? 0 : Math.round((total / samples.length) * 10) / 10,
        sockets: sockets(),
        extra: await extra(),
      }
    },
    close: stop,
  }
}

export function statusCalls(api: ProviderApi, status: { read(): Promise<Status> }): void {
  api.handle(getWorldStatus, () => status.read())
}
