import { setTimeout as wait } from 'node:timers/promises'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { jumpToGame, listSlotGames } from '@keo/contract/games'
import { signInAsMember } from '@keo/contract/sandbox'
import { callWorld } from '@keo/dev-world/call-world'
import { type Engine, SHARED_ENGINES } from '@keo/games-contract/engines'
import {
  getPlayBalance,
  getRound,
  getSharedTable,
  openGame,
  type OpenedGame,
  type PlayCall,
  type PlayEnvelope,
  playMove,
  playRound,
  type PlayResponseOf,
} from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { betOf, nextMove } from './game-taps.ts'
import { callSite } from './punters.ts'

export type DrillGame = { readonly id: number; readonly symbol: string; readonly engine: Engine }

/** A tap as it was sent, kept outside of everything that is killed. */
export type Tap = {
  readonly game: DrillGame
  readonly key: string
  readonly bet: object
  /** The round as it was told last; null while nobody knows. */
  seen: PlayRound | null
  refusal: string | null
}

export type Player = {
  readonly userName: string
  token: string
  readonly taps: Tap[]
  /** What was told last, while nothing is on its way that could change it. */
  balance: string | null
}

export const newPlayer = (userName: string): Player => ({ userName, token: '', taps: [], balance: null })

/** Answers after which nobody knows yet what became of the tap. */
const SAYS_NOTHING = new Set(['INTERNAL', 'SESSION_ENDED'])
const TAPS_IN_A_GAME = 3
const LOOK_MS = 100
const LOOKS_MOST = 600
/** Of slots one machine of each kind; the second of them has the jackpot. */
const MACHINES = new Set(['keo-slot-01', 'keo-slot-02', 'keo-slot-03'])

const isShared = ({ engine }: DrillGame) => SHARED_ENGINES.some((shared) => shared === engine)
const isUnknown = ({ seen, refusal }: Tap) => seen === null && refusal === null
const isOpen = ({ seen }: Tap) => seen?.state === 'open'

/** One game of each engine, as the lobby shows them. */
export async function gamesOfDrill(url: string): Promise<DrillGame[]> {
  const found = new Map<string, DrillGame>()
  for (let page = 1; ; page += 1) {
    const { games } = await callSite(url, listSlotGames, { id: 0, page })
    for (const { id, symbol, engine } of games)
      if (MACHINES.has(symbol) || /^keo-(?!slot).*-01$/.test(symbol))
        found.set(symbol, { id, symbol, engine: engine as Engine })
    if (games.length === 0) return [...found.values()].toSorted((a, b) => a.id - b.id)
  }
}

async function ask<C extends PlayCall>(url: string, call: C, body: object, play = '') {
  const answer = await fetch(`${url}/games${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(play && { authorization: `Bearer ${play}` }) },
    body: JSON.stringify(body),
  })
  const { code, data } = (await answer.json()) as PlayEnvelope
  return { code, data: data as PlayResponseOf<C> }
}

type Needs = { readonly url: string; readonly games: readonly DrillGame[]; readonly random: () => number }

/** People who play on a running product over its wires, until it dies. `wrong` is what they saw that must not be. */
export function openPlayers({ url, games, random }: Needs, wrong: string[]) {
  const life = { isOver: false }

  async function open(player: Player, game: DrillGame): Promise<OpenedGame | null> {
    const options = { token: player.token }
    const { code, data } = await callWorld<typeof jumpToGame, { launch: string | null }>(
      url,
      jumpToGame,
      { id: game.id },
      options,
    )
    if (code !== ENVELOPE_OK) return null
    const opened = await ask(url, openGame, { launch: data.launch })
    return opened.code === null ? opened.data : null
  }

  /** Keeps what was told of a tap; until then its player's balance is nobody's to say. */
  async function told(
    player: Player,
    tap: Tap,
    asking: () => Promise<Awaited<ReturnType<typeof ask<typeof playRound>>>>,
  ): Promise<void> {
    player.balance = null
    const { code, data } = await asking()
    if (code === null) {
      tap.seen = data.round
      player.balance = data.round.state === 'closed' ? data.balance : null
    } else if (tap.seen === null && !SAYS_NOTHING.has(code)) tap.refusal = code
  }

  const send = (player: Player, tap: Tap, play: string) =>
    told(player, tap, () => ask(url, playRound, { key: tap.key, bet: tap.bet }, play))

  const move = (player: Player, tap: Tap, { id, step }: PlayRound, made: object, play: string) =>
    told(player, tap, () => ask(url, playMove, { round: id, step, move: made }, play))

  /** To the end of the round; a shared one ends by itself. */
  async function goOn(player: Player, tap: Tap, play: string): Promise<void> {
    while (tap.seen?.state === 'open' && !life.isOver) {
      const { step } = tap.seen
      const made = nextMove(tap.seen, random)
      if (!made) return
      await move(player, tap, tap.seen, made, play)
      if (tap.seen.state === 'open' && tap.seen.step === step) return
    }
  }

  /** Leaves the ship by hand once it flies. */
  async function leaveShip(player: Player, tap: Tap, play: string): Promise<void> {
    for (let looks = 0; looks < LOOKS_MOST && tap.seen?.state === 'open' && !life.isOver; looks += 1) {
      const { data: table } = await ask(url, getSharedTable, { gameId: tap.seen.gameId })
      const isPast = table?.number !== tap.seen.number || table.phase === 'ended'
      if (isPast) return
      if (table.phase === 'flying') return move(player, tap, tap.seen, { act: 'cashOut' }, play)
      await wait(LOOK_MS)
    }
  }

  async function tapIn(player: Player, game: DrillGame): Promise<void> {
    const opened = await open(player, game)
    if (!opened) return
    // Nobody spins again within the time that a spin lasts.
    const taps = isShared(game) || game.engine === 'slot' ? 1 : TAPS_IN_A_GAME
    for (let n = 0; n < taps && !life.isOver; n += 1) {
      const key = `drill-${player.userName}-${player.taps.length}`.padEnd(16, '-')
      const bet = betOf(opened.facts, random)
      const tap: Tap = { game, key, bet, seen: null, refusal: null }
      player.taps.push(tap)
      await send(player, tap, opened.play)
      await goOn(player, tap, opened.play)
      if (game.engine === 'crash' && 'leaveAt' in bet && bet.leaveAt === null)
        await leaveShip(player, tap, opened.play)
    }
  }

  /** Nothing was on its way when the last life ended, so what it told last must be there. */
  async function checkBalance(player: Player): Promise<void> {
    const [game] = games
    if (player.balance === null || player.taps.some((tap) => isUnknown(tap) || isOpen(tap)) || !game) return
    const opened = await open(player, game)
    if (!opened) return
    let { balance } = opened
    for (let looks = 0; balance !== player.balance && looks < LOOKS_MOST; looks += 1) {
      await wait(LOOK_MS)
      balance = (await ask(url, getPlayBalance, {}, opened.play)).data.balance
    }
    if (balance !== player.balance)
      wrong.push(`${player.userName} was told ${player.balance} and has ${balance}`)
  }

  /** What the last life left open: unknown taps are sent again, open rounds are looked for and gone on with. */
  async function resume(player: Player, isGoingOn = true): Promise<void> {
    await checkBalance(player)
    for (const tap of player.taps.filter((each) => isUnknown(each) || isOpen(each))) {
      const opened = await open(player, tap.game)
      if (!opened) continue
      const before = tap.seen
      if (!before) await send(player, tap, opened.play)
      else await told(player, tap, () => lookUp(tap, before, opened.play))
      const isListed = opened.openRounds.some(({ id }) => id === tap.seen?.id)
      if (before && isOpen(tap) && !isListed) wrong.push(`${tap.key} is open and the game does not show it`)
      if (isGoingOn) await goOn(player, tap, opened.play)
    }
  }

  async function lookUp(tap: Tap, before: PlayRound, token: string) {
    const { code, data } = await ask(url, getRound, { key: tap.key }, token)
    if (code !== null) return { code, data: { round: before, balance: '' } }
    const isLess = data.round === null || data.round.step < before.step || data.round.id !== before.id
    if (isLess) wrong.push(`${tap.key} was told as step ${before.step} and is less now`)
    return { code, data: { round: data.round ?? before, balance: data.balance } }
  }

  async function work(player: Player, first: number): Promise<void> {
    if (player.token === '')
      player.token = (await callSite(url, signInAsMember, { userName: player.userName })).accessToken
    await resume(player)
    for (let n = first; !life.isOver; n += 1) {
      const game = games[n % games.length]
      if (game) await tapIn(player, game)
    }
  }

  return {
    /** Comes back once the product is dead. */
    play: (players: readonly Player[]) => Promise.allSettled(players.map(work)),
    resume,
    stop(): void {
      life.isOver = true
    },
  }
}
