import { type GameRoundRecord, type GameRoundReplay, ROUNDS_PAGE_SIZE } from '@keo/contract/games'
import { BET_DAYS_MAX } from '@keo/contract/bet-records'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import { days, type Instant, parseServerTime, serverTimeText } from '@keo/units/instants'
import { type Currency, money, moneyText } from '@keo/units/money'
import type { GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import { type SealedLine, sealedRow, type WalletKey } from '../ledger/index.ts'
import type { CatalogueGame } from './catalogue-store.ts'
import type { Catalogue } from './catalogue.ts'
import { ledgerKey } from './ledger-words.ts'
import { type RoundFilter, type RoundLine, sqlRoundRecordStore } from './round-record-store.ts'

type Needs = {
  readonly database: Database
  readonly tenantId: string
  readonly catalogue: Pick<Catalogue, 'all'>
  readonly provider: Pick<GamesProvider, 'replay'>
  /** What these movements did to the wallet, oldest first. */
  sealedOf(wallet: WalletKey & { keys: readonly string[] }): Promise<readonly SealedLine[]>
}
type Period = { readonly fromDay: string; readonly untilDay: string; readonly gameType?: number | undefined }
type Owner = { readonly memberId: string; readonly currency: Currency; readonly language: Language }

export type RoundRecords = ReturnType<typeof createRoundRecords>

/** The member's own rounds, found again. */
export function createRoundRecords({ database, tenantId, catalogue, provider, sealedOf }: Needs) {
  const store = sqlRoundRecordStore(database.db, tenantId)

  const gameOf = async ({ gameId }: RoundLine) => (await catalogue.all()).find(({ id }) => id === gameId)

  async function recordOf(line: RoundLine, language: Language): Promise<GameRoundRecord> {
    const game = await gameOf(line)
    const text = (minor: bigint) => moneyText(money(minor, line.currency))
    return {
      id: `${line.provider}:${line.roundId}`,
      game: game ? { id: game.id, name: game.name[language], engine: game.facts?.engine ?? null } : null,
      roundId: line.roundId,
      state: line.state,
      stake: text(line.stake),
      returned: text(line.returned),
      startedAt: serverTimeText(line.startedAt),
      endedAt: line.endedAt === null ? '' : serverTimeText(line.endedAt),
    }
  }

  return {
    async sum({ memberId, currency }: Owner, period: Period) {
      const { count, stake, returned } = await store.totals(filterOf(memberId, period))
      const text = (minor: bigint) => moneyText(money(minor, currency))
      return { currency, count, stake: text(stake), returned: text(returned), result: text(returned - stake) }
    },

    async page({ memberId, currency, language }: Owner, period: Period, before: string | undefined) {
      const lines = await store.list(filterOf(memberId, period), cursorOf(before), ROUNDS_PAGE_SIZE + 1)
      const shown = lines.slice(0, ROUNDS_PAGE_SIZE)
      const last = shown.at(-1)
      return {
        currency,
        records: await Promise.all(shown.map((line) => recordOf(line, language))),
        next: lines.length > shown.length && last ? `${last.startedAt}_${last.roundId}` : null,
      }
    },

    async round({ memberId, language }: Omit<Owner, 'currency'>, id: string): Promise<GameRoundReplay> {
      const cut = id.indexOf(':')
      const key = { memberId, provider: id.slice(0, cut), roundId: id.slice(cut + 1) }
      const line = (await store.find(key)) ?? fail('ROUND_UNKNOWN')
      const movements = await store.movementsOf(key)
      const { symbol, roundId, startedAt: at, currency: wallet } = line
      const keys = movements.flatMap(({ booked, kind, reference }) => [
        ledgerKey(key.provider, booked, reference),
        ...(kind === 'refunded' ? [ledgerKey(key.provider, 'refund', reference)] : []),
      ])
      const sealed = await sealedOf({ memberId: memberId as MemberId, currency: wallet, keys })
      return {
        record: await recordOf(line, language),
        movements: movements.map(({ kind, moved, currency, at: time }) => ({
          kind,
          amount: moneyText(money(moved, currency)),
          time: serverTimeText(time),
        })),
        seals: sealed.map(sealedRow),
        replay: await provider.replay({ memberId, symbol, roundId, at }),
        look: lookOf(await gameOf(line)),
      }
    },

    /** What bets took and everything else brought since then. */
    async positionSince({ memberId, currency }: Omit<Owner, 'language'>, since: Instant) {
      const { staked, returned } = await store.movedSince(memberId, since)
      const text = (minor: bigint) => moneyText(money(minor, currency))
      return {
        since: serverTimeText(since),
        staked: text(staked),
        returned: text(returned),
        net: text(returned - staked),
      }
    },
  }
}

function lookOf(game: CatalogueGame | undefined): GameRoundReplay['look'] {
  if (!game?.facts) return null
  const { theme, cover, volatility, parameters } = game.facts
  return { theme, cover, volatility, parameters }
}

/** Whole days at +08:00, the last one included. */
function filterOf(memberId: string, { fromDay, untilDay, gameType }: Period): RoundFilter {
  const from = parseServerTime(fromDay) ?? fail('RANGE_WRONG')
  const until = (parseServerTime(untilDay) ?? fail('RANGE_WRONG')) + days(1)
  if (until <= from || until - from > days(BET_DAYS_MAX)) fail('RANGE_WRONG')
  return { memberId, from, until, typeId: gameType ?? null }
}

/** What is no cursor of ours begins at the top. */
function cursorOf(before: string | undefined): { at: Instant; roundId: string } | null {
  const [, at = '', roundId = ''] = /^(\d{1,15})_(\d{1,20})$/.exec(before ?? '') ?? []
  return at === '' ? null : { at: Number(at), roundId }
}
