import { crashBits, crashPoint, previousRoundHash } from '@keo/game-rules/games/crash'
import { recomputeRound } from '@keo/game-rules/recompute'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { RoundForm } from './round-input.ts'

/** One step of the computation: how it goes, and what comes of it. */
export type Step = {
  readonly title: PlainMessageKey
  readonly how: string
  readonly result: readonly string[]
  /** False where it does not fit what was promised. */
  readonly fits: boolean
}

export type Proof = {
  readonly steps: readonly Step[]
  readonly outcome: Readonly<Record<string, unknown>>
  /** Null where no hash was given to compare with. */
  readonly matches: boolean | null
}

const RANGE = 2 ** 32
const BITS = 2 ** 52
const DIGITS = 6

/** A form without errors, computed on this device. */
export function proveRound(form: RoundForm): Proof {
  return form.game === 'crash' ? proveCrash(form) : provePair({ ...form, game: form.game })
}

function provePair(form: RoundForm & { game: Exclude<RoundForm['game'], 'crash'> }): Proof {
  const { game, serverSeed, clientSeed } = form
  const round = recomputeRound({
    game,
    serverSeed,
    clientSeed,
    nonce: Number(form.nonce),
    ...(form.setting === '' ? {} : { setting: Number(form.setting) }),
  })
  const outcome = asRecord(round.outcome)
  const matches = form.commitment === '' ? null : form.commitment === round.commitment
  return {
    matches,
    outcome,
    steps: [
      {
        title: hashTitle(matches),
        how: 'SHA-256(server)',
        result: [round.commitment],
        fits: matches !== false,
      },
      {
        title: 'verifier.step.mix',
        how: `HMAC-SHA256(server, ${clientSeed}:${form.nonce}:0)`,
        result: round.blocks,
        fits: true,
      },
      {
        title: 'verifier.step.numbers',
        how: 'uint32 / 2³²',
        result: round.numbers.map((number) => (number / RANGE).toFixed(DIGITS)),
        fits: true,
      },
      { title: 'verifier.step.outcome', how: game, result: [JSON.stringify(outcome)], fits: true },
    ],
  }
}

function hashTitle(matches: boolean | null): PlainMessageKey {
  if (matches === null) return 'verifier.step.hashOnly'
  return matches ? 'verifier.step.hash' : 'verifier.step.hashWrong'
}

/** The secret of a crash round hashes to that of the round before, which everybody has seen. */
function proveCrash({ serverSeed, clientSeed, commitment }: RoundForm): Proof {
  const before = previousRoundHash(serverSeed)
  const bits = crashBits(serverSeed, clientSeed)
  const matches = commitment === '' ? null : commitment === before
  const outcome = { pointInHundredths: crashPoint(serverSeed, clientSeed) }
  return {
    matches,
    outcome,
    steps: [
      {
        title: matches === false ? 'verifier.step.chainWrong' : 'verifier.step.chain',
        how: 'SHA-256(hash)',
        result: [before],
        fits: matches !== false,
      },
      { title: 'verifier.step.mix', how: `HMAC-SHA256(hash, ${clientSeed})`, result: [bits], fits: true },
      {
        title: 'verifier.step.bits',
        how: `0x${bits} / 2⁵²`,
        result: [(Number.parseInt(bits, 16) / BITS).toFixed(DIGITS)],
        fits: true,
      },
      { title: 'verifier.step.outcome', how: 'crash', result: [JSON.stringify(outcome)], fits: true },
    ],
  }
}

const asRecord = (outcome: unknown): Readonly<Record<string, unknown>> =>
  typeof outcome === 'object' && outcome !== null ? { ...outcome } : { outcome }
