import {
  type MEASURED_DAYS,
  WATCHED_FROM,
  type ConsoleGame,
  type ConsoleRound,
  type Streak,
} from '@keo/contract/console-games'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { type Currency, money, moneyText } from '@keo/units/money'
import type { GamesProvider } from '../../../gateways/game-provider/games-provider.ts'
import {
  type Catalogue,
  type CatalogueGame,
  orderOfType,
  type PlayedSums,
  sqlGameFigures,
  type TypeOrder,
} from '../../games/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import { isOutside, measuredReturn } from './measured-return.ts'
import { chanceOfStreak } from './streak-chance.ts'

export type GamesDeskNeeds = {
  database: Database
  clock: Clock
  tenantId: string
  ledger: Pick<Ledger, 'houseBalances'>
  catalogue: Pick<Catalogue, 'all' | 'isClosed'>
  provider: Pick<GamesProvider, 'replay'>
}

const PAGE = 50
/** Rows of wins that are looked at, and those that chance hardly explains. */
const STREAK = { least: 5, most: 200, shown: 50, below: 0.001 } as const

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))
const textIn = (minor: bigint, currency: Currency): string => moneyText(money(minor, currency))
/** Enough to see that two rounds are one player's, too little to know whose. */
const masked = (id: string): string => `…${id.slice(-6)}`

export type GamesDesk = ReturnType<typeof createGamesDesk>

/** The games as the operator's people see them: from the catalogue and from the rounds that were played here. */
export function createGamesDesk({ database, clock, tenantId, ledger, catalogue, provider }: GamesDeskNeeds) {
  const figures = sqlGameFigures(database.db, tenantId)

  type Asked = {
    readonly text?: string | undefined
    readonly days: number
    readonly after?: string | undefined
  }
  async function list({ text = '', days: length, after = '' }: Asked, language: Language) {
    const wanted = text.trim().toLowerCase()
    const all = await catalogue.all()
    const placed = all.map((game, at) => ({ game, position: at + 1 }))
    const types = new Set(all.map(({ gameTypeId }) => gameTypeId))
    const orders = new Map([...types].map((type) => [type, orderOfType(all, type)]))
    const found = placed.filter(({ game }) => game.name[language].toLowerCase().includes(wanted))
    const from = Number(after) || 0
    const page = found.slice(from, from + PAGE)
    const sums = await figures.played(
      page.map(({ game }) => game.id),
      clock.now() - days(length),
    )
    const sumsOf = new Map(sums.map((one) => [one.gameId, one]))
    const games = page.map(({ game, position }) =>
      gameView(
        { game, position, isClosed: catalogue.isClosed(game), order: orders.get(game.gameTypeId) },
        sumsOf.get(game.id),
        language,
      ),
    )
    return { total: found.length, games, next: from + PAGE < found.length ? String(from + PAGE) : '' }
  }

  /** Every game whose return of the last days lies outside of what chance explains. */
  async function watched(length: (typeof MEASURED_DAYS)[number], language: Language) {
    const all = await catalogue.all()
    const sums = await figures.played(
      all.map(({ id }) => id),
      clock.now() - days(length),
    )
    return all.flatMap(({ id, name, facts }) => {
      const found = measuredReturn(sums.find(({ gameId }) => gameId === id))
      const stated = facts && { least: facts.returnLeast, most: facts.returnMost }
      return found && stated && isOutside(found, stated, WATCHED_FROM)
        ? [{ id, name: name[language], measured: found.measured }]
        : []
    })
  }

  async function jackpots(language: Language) {
    const games = (await catalogue.all()).filter(({ jackpot }) => jackpot !== null)
    const belongs = await figures.jackpotsHeld()
    const account = (await ledger.houseBalances('VND')).get('house:jackpot') ?? 0n
    return {
      jackpots: games.map(({ name, jackpot }) => ({ name: name[language], stands: dong(jackpot ?? 0n) })),
      account: dong(account),
      belongs: dong(belongs),
      difference: dong(account - belongs),
    }
  }

  async function rounds(gameId: number, after: string) {
    const found = await figures.rounds(gameId, placeOf(after), PAGE + 1)
    const page = found.slice(0, PAGE)
    const views = page.map(
      ({ mark, memberId, roundId, startedAt, state, currency, stake, returned }): ConsoleRound => ({
        id: `${startedAt}_${roundId}_${mark}`,
        member: masked(memberId),
        roundId,
        at: Math.round(startedAt),
        state,
        currency,
        stake: textIn(stake, currency),
        returned: textIn(returned, currency),
      }),
    )
    return { rounds: views, next: found.length > PAGE ? (views.at(-1)?.id ?? '') : '' }
  }

  async function replay(gameId: number, id: string): Promise<{ replay: string }> {
    const round = (await figures.round(gameId, placeOf(id) ?? fail('NOT_FOUND'))) ?? fail('NOT_FOUND')
    const { memberId, symbol, roundId, startedAt: at } = round
    const shown = await provider.replay({ memberId, symbol, roundId, at })
    return { replay: shown === null || shown === undefined ? '' : JSON.stringify(shown, null, 2) }
  }

  async function streaks(language: Language): Promise<{ streaks: Streak[] }> {
    const found = await figures.streaks(clock.now() - days(1), STREAK.least, STREAK.most)
    const games = await catalogue.all()
    const views = found.map(({ memberId, won, endedAt, gameId, length, rounds: count, chanceOfWin }) => ({
      gameId,
      length,
      rounds: count,
      chanceOfWin,
      name: games.find(({ id }) => id === gameId)?.name[language] ?? '',
      member: masked(memberId),
      probability: chanceOfStreak(count, length, chanceOfWin),
      won: dong(won),
      endedAt: Math.round(endedAt),
    }))
    const unlikely = views.filter(({ probability }) => probability < STREAK.below)
    return {
      streaks: unlikely.toSorted((a, b) => a.probability - b.probability).slice(0, STREAK.shown),
    }
  }

  return { list, watched, jackpots, rounds, replay, streaks }
}

type Placed = {
  readonly game: CatalogueGame
  readonly position: number
  readonly isClosed: boolean
  readonly order: TypeOrder | undefined
}

function gameView(
  { game, position, isClosed, order }: Placed,
  sums: PlayedSums | undefined,
  language: Language,
): ConsoleGame {
  const { facts } = game
  const found = measuredReturn(sums)
  const stated = facts ? { least: facts.returnLeast, most: facts.returnMost } : null
  const { staked = 0n, returned = 0n } = sums ?? {}
  return {
    id: game.id,
    name: game.name[language],
    position,
    ...placeView(game, order),
    studio: game.provider,
    category: facts?.category ?? '',
    state: game.isOffered ? (isClosed ? 'window' : 'on') : 'off',
    window: game.window ?? game.typeWindow,
    statedLeast: stated?.least ?? null,
    statedMost: stated?.most ?? null,
    rounds: sums?.rounds ?? 0,
    staked: dong(staked),
    returned: dong(returned),
    result: dong(staked - returned),
    measured: found?.measured ?? null,
    error: found?.error ?? null,
    isWatched: found !== null && stated !== null && isOutside(found, stated, WATCHED_FROM),
    jackpot: game.jackpot === null ? null : dong(game.jackpot),
  }
}

function placeView({ id }: CatalogueGame, order: TypeOrder | undefined) {
  const { ids = [], isOwn = false, version = '' } = order ?? {}
  const place = ids.indexOf(id) + 1
  return { place: place || null, ofType: ids.length, hasOwnOrder: isOwn, orderVersion: version }
}

/** What is no place of ours begins at the top. */
function placeOf(text: string) {
  const [, at = '', roundId = '', memberMark = ''] =
    /^(\d{1,15}(?:\.\d+)?)_(\w{1,40})_([0-9a-f]{12})$/.exec(text) ?? []
  return at === '' ? null : { at: Number(at), roundId, memberMark }
}
