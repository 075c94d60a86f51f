import { commitmentTo } from '@keo/game-rules/draws'
import { chainFrom, crashPoint } from '@keo/game-rules/games/crash'
import type { ThreeDice } from '@keo/game-rules/games/tai-xiu'
import type { SecretBytes } from '../ground/secret-bytes.ts'
import { taiXiuDice } from './tai-xiu-round.ts'

/** What the results of many rounds of a table follow from, all fixed before the first of them. */
export type Series = {
  /** The number of its first round; numbers go on from series to series. */
  readonly first: number
  readonly rounds: number
  /** The start of the chain, or the seed. */
  readonly secret: string
  /** The salt, or the text in the place of a client seed; made after the secret, and public. */
  readonly text: string
}

/** About four hours of flights. */
export const CRASH_SERIES_ROUNDS = 1_000
/** Ten minutes, after which the seed is shown. */
export const TAI_XIU_SERIES_ROUNDS = 20

const SECRET_BYTES = 32
const TEXT_BYTES = 8

export function newSeries(secrets: SecretBytes, gameId: string, first: number, rounds: number): Series {
  const name = `series/${gameId}/${first}`
  const secret = hexOf(secrets(`${name}/secret`, SECRET_BYTES))
  return { first, rounds, secret, text: `keo-${hexOf(secrets(`${name}/text`, TEXT_BYTES))}` }
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

export const isInSeries = ({ first, rounds }: Series, number: number) =>
  number >= first && number < first + rounds

export type CrashResult = { readonly point: number; readonly hash: string; readonly previousHash: string }

/** The chain of a series runs backwards: its last link is published before the first round. */
export function crashResults({ first, rounds, secret, text }: Series): (number: number) => CrashResult {
  const chain = chainFrom(secret, rounds + 1)
  return (number) => {
    const place = rounds - 1 - (number - first)
    const [hash, previousHash] = [chain[place], chain[place + 1]]
    if (hash === undefined || previousHash === undefined)
      throw new Error(`round ${number} is not in the series`)
    return { point: crashPoint(hash, text), hash, previousHash }
  }
}

export type TaiXiuResult = { readonly dice: ThreeDice; readonly commitment: string }

/** The number of the round is the nonce. */
export function taiXiuResults({ secret, text }: Series): (number: number) => TaiXiuResult {
  const commitment = commitmentTo(secret)
  return (number) => ({ dice: taiXiuDice(secret, text, number), commitment })
}
