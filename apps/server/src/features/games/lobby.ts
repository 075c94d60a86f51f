import { GAMES_PAGE_SIZE, type getGameDetails, type listSlotGames, type SlotType } from '@keo/contract/games'
import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import type { CatalogueGame } from './catalogue-store.ts'
import type { Catalogue } from './catalogue.ts'
import { isNew, lobbyGame, releasedAt, type LobbyView } from './lobby-views.ts'
import { measuredReturn, sqlOwnGamesStore } from './own-games-store.ts'
import { plainText } from './plain-text.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly catalogue: Catalogue
}

type ListRequest = RequestOf<typeof listSlotGames>
type Details = ResponseOf<typeof getGameDetails>
/** Null for a guest, who has neither favourites nor recent games. */
type Viewer = { readonly memberId: string | null; readonly language: Language }

/** Which games there are, in which order, and what the lobby shows of each. */
export function createLobby({ database, clock, tenantId, catalogue }: Needs) {
  const own = sqlOwnGamesStore(database.db, tenantId)

  async function viewFor({ memberId, language }: Viewer): Promise<LobbyView> {
    const favourites = memberId === null ? [] : await own.favourites(memberId)
    return { language, now: clock.now(), isClosed: catalogue.isClosed, favourites: new Set(favourites) }
  }

  async function chosen(slotType: SlotType, memberId: string | null): Promise<CatalogueGame[]> {
    const games = await catalogue.offered()
    const byIds = async (ids: Promise<number[]> | number[]) =>
      (await ids).flatMap((id) => games.find((game) => game.id === id) ?? [])
    switch (slotType) {
      case 'all':
        return games
      case 'popular':
        return games.toSorted((a, b) => b.roundsLately - a.roundsLately)
      case 'new':
        return games
          .filter((game) => isNew(game, clock.now()))
          .toSorted((a, b) => releasedAt(b) - releasedAt(a))
      case 'favourite':
        return byIds(memberId === null ? [] : own.favourites(memberId))
      case 'recent':
        return byIds(memberId === null ? [] : own.recents(memberId))
    }
  }

  return {
    async list(request: ListRequest, viewer: Viewer) {
      const { id, line, slotType = 'all', volatility, search = '', page = 1 } = request
      const ofType = (await chosen(slotType, viewer.memberId)).filter(
        ({ gameTypeId }) => id === 0 || gameTypeId === id,
      )
      const words = plainText(search)
      const found = ofType.filter(
        (game) =>
          (line === undefined || line === '' || game.provider === line) &&
          (volatility === undefined || game.facts?.volatility === volatility) &&
          (words === '' || isNamed(game, words)),
      )
      const from = (page - 1) * GAMES_PAGE_SIZE
      const view = await viewFor(viewer)
      return {
        games: found.slice(from, from + GAMES_PAGE_SIZE).map((game) => lobbyGame(game, view)),
        total: found.length,
        studios: studiosOf(ofType),
      }
    },

    async details(id: number, viewer: Viewer): Promise<Details> {
      const game = (await catalogue.find(id)) ?? fail('GAME_UNKNOWN')
      if (!game.isOffered) fail('GAME_UNKNOWN')
      const { facts } = game
      const measured = await measuredReturn(database.db, tenantId, id, clock.now())
      const others = facts ? (await catalogue.offered()).filter((other) => isSibling(other, game)) : []
      const text = (minor: bigint) => moneyText(money(minor, 'VND'))
      return {
        game: lobbyGame(game, await viewFor(viewer)),
        returnLeast: facts?.returnLeast ?? null,
        returnMost: facts?.returnMost ?? null,
        mostBack: facts?.mostBack ?? null,
        minStake: facts?.minStake ?? null,
        maxStake: facts?.maxStake ?? null,
        parameters: facts?.parameters ?? {},
        theme: facts?.theme ?? null,
        measured: {
          rounds: measured.rounds,
          staked: text(measured.staked),
          returned: text(measured.returned),
        },
        sameEngine: others.map((other) => ({ id: other.id, name: other.name[viewer.language] })),
      }
    },

    async setFavourite(memberId: string, id: number, isFavourite: boolean): Promise<void> {
      if (!(await catalogue.find(id))) fail('GAME_UNKNOWN')
      if (isFavourite) await own.addFavourite(memberId, id, clock.now())
      else await own.dropFavourite(memberId, id)
    },
  }
}

const isSibling = (other: CatalogueGame, game: CatalogueGame): boolean =>
  other.id !== game.id && other.facts?.engine === game.facts?.engine

/** In any language: somebody may know a game by its English name. */
const isNamed = ({ name, provider }: CatalogueGame, words: string): boolean =>
  [...LANGUAGES.map((language) => name[language]), provider].some((text) => plainText(text).includes(words))

function studiosOf(games: readonly CatalogueGame[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
