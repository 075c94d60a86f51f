import { crashBits, crashPoint, previousRoundHash } from '@keo/game-rules/games/crash'
import {
  RECOMPUTED_GAMES,
  type RecomputedGame,
  type RecomputedRules,
  recomputeRound,
} from '@keo/game-rules/recompute'
import type { RoundEvidence, VerifiedGame } from './evidence.ts'
import type { Proof, Step } from './proof.ts'

export const VERIFIED_GAMES = [...(Object.keys(RECOMPUTED_GAMES) as RecomputedGame[]), 'crash'] as const

export const settingOf = (game: VerifiedGame): RecomputedRules['setting'] =>
  game === 'crash' ? undefined : (RECOMPUTED_GAMES[game] as RecomputedRules).setting

type Fields = Readonly<Record<string, unknown>>
export type RoundProof = Proof & { readonly outcome: Fields }

/** Whoever types a round may not know what was promised, nor what was played. */
export type GivenRound = Omit<RoundEvidence, 'keo' | 'commitment'> & { readonly commitment: string | null }

const RANGE = 2 ** 32
const BITS = 2 ** 52
const DIGITS = 6

/** Computes a round again from what is revealed after it. */
export function checkRound(given: GivenRound): RoundProof {
  return given.game === 'crash' ? checkCrash(given) : checkPair({ ...given, game: given.game })
}

function checkPair(given: GivenRound & { readonly game: RecomputedGame }): RoundProof {
  const { game, serverSeed, clientSeed, nonce, setting, commitment, drawn } = given
  const round = recomputeRound({
    game,
    serverSeed,
    clientSeed,
    nonce,
    ...(setting === null ? {} : { setting }),
  })
  const outcome = asFields(round.outcome)
  const isPromised = commitment === null ? null : commitment === round.commitment
  const steps: Step[] = [
    {
      title: hashTitle(isPromised),
      how: 'SHA-256(server)',
      result: [round.commitment],
      fits: isPromised !== false,
    },
    passed('proof.step.mix', `HMAC-SHA256(server, ${clientSeed}:${nonce}:0)`, round.blocks),
    passed(
      'proof.step.numbers',
      'uint32 / 2³²',
      round.numbers.map((number) => (number / RANGE).toFixed(DIGITS)),
    ),
    passed('proof.step.outcome', game, [JSON.stringify(outcome)]),
  ]
  const isPlayed = drawn === null ? null : drawn === drawnText(game, outcome, drawn.split(' ').length)
  if (isPlayed !== null) {
    const title = isPlayed ? 'proof.step.drawn' : 'proof.step.drawnWrong'
    steps.push({ title, how: game, result: [drawn ?? ''], fits: isPlayed })
  }
  return { outcome, steps, matches: isPromised === null ? isPlayed : isPromised && isPlayed !== false }
}

const passed = (title: Step['title'], how: string, result: readonly string[]): Step => ({
  title,
  how,
  result,
  fits: true,
})

function hashTitle(isPromised: boolean | null): Step['title'] {
  if (isPromised === null) return 'proof.step.hashOnly'
  return isPromised ? 'proof.step.hash' : 'proof.step.hashWrong'
}

/** The secret of a crash round hashes to that of the round before, which everybody has seen. */
function checkCrash({ serverSeed, clientSeed, commitment }: GivenRound): RoundProof {
  const before = previousRoundHash(serverSeed)
  const bits = crashBits(serverSeed, clientSeed)
  const matches = commitment === null ? null : commitment === before
  const outcome = { pointInHundredths: crashPoint(serverSeed, clientSeed) }
  const steps: Step[] = [
    {
      title: matches === false ? 'proof.step.chainWrong' : 'proof.step.chain',
      how: 'SHA-256(hash)',
      result: [before],
      fits: matches !== false,
    },
    passed('proof.step.mix', `HMAC-SHA256(hash, ${clientSeed})`, [bits]),
    passed('proof.step.bits', `0x${bits} / 2⁵²`, [(Number.parseInt(bits, 16) / BITS).toFixed(DIGITS)]),
    passed('proof.step.outcome', 'crash', [JSON.stringify(outcome)]),
  ]
  return { matches, outcome, steps }
}

const asFields = (outcome: unknown): Fields =>
  typeof outcome === 'object' && outcome !== null ? { ...outcome } : { outcome }
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a recomputed outcome shows of what was drawn; a series of cards only as far as it was seen. */
function drawnText(game: RecomputedGame, outcome: Fields, length: number): string {
  switch (game) {
    case 'mines':
      return inOrder(list(outcome['cellsWithMines'])).join(' ')
    case 'plinko':
      return [...String(outcome['path'])].join(' ')
    case 'hi-lo':
      return list(outcome['cards']).slice(0, length).join(' ')
    case 'baccarat':
      return [...list(outcome['player']), ...list(outcome['banker'])].join(' ')
    default:
      return [Object.values(outcome)[0]].flat().join(' ')
  }
}

/** Mines have no order: whoever lays them and whoever shows them may count differently. */
export const inOrder = (cells: readonly unknown[]): number[] => cells.map(Number).toSorted((a, b) => a - b)
