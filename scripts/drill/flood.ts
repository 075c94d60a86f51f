import { singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { look, tellBook } from '../proof/punters.ts'
import type { Sent } from './load.ts'

/** Whoever offers the bets has connections too, and not without end. */
const IN_FLIGHT_MOST = 400
const TICK_MS = 20
const BUSY: number = PROVIDER_CODES.UNAVAILABLE.wire

type Flood = {
  readonly book: string
  readonly token: string
  readonly name: string
  readonly seconds: number
}
export type Flooded = {
  readonly sent: Sent[]
  readonly seconds: number
  /** How long each answer took, by what it was. */
  readonly accepted: number[]
  readonly refused: number[]
  /** Refused for a cause of the bet itself, such as a price that is gone. */
  readonly declined: number
}

/** So many bets a second, whether the ones before are answered or not, but no more at once than the clients there are. */
export function flood(what: Flood, perSecond: number): Promise<Flooded> {
  return play(what, async (place, isOver) => {
    const from = performance.now()
    const under = new Set<Promise<void>>()
    for (let offered = 0; !isOver(); await rest(TICK_MS)) {
      const due = Math.floor(((performance.now() - from) / 1_000) * perSecond)
      for (; offered < due; offered += 1) {
        if (under.size >= IN_FLIGHT_MOST) continue
        const bet: Promise<void> = place().finally(() => under.delete(bet))
        under.add(bet)
      }
    }
    await Promise.all(under)
  })
}

/** As many bets as so many clients get in, each waiting for its answer: what is carried. */
export function carry(what: Flood, clients: number): Promise<Flooded> {
  return play(what, async (place, isOver) => {
    const work = async () => {
      while (!isOver()) await place()
    }
    await Promise.all(Array.from({ length: clients }, work))
  })
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function play(
  { book, token, name, seconds }: Flood,
  run: (place: () => Promise<void>, isOver: () => boolean) => Promise<void>,
): Promise<Flooded> {
  const choices = await look(book)
  const [sent, accepted, refused]: [Sent[], number[], number[]] = [[], [], []]
  let declined = 0

  async function place(): Promise<void> {
    const choice = choices[(sent.length * 7) % choices.length]
    if (!choice) throw new Error('Nothing is on sale.')
    const relatedId = `${name}-${sent.length}`
    const slip: Sent = { relatedId, choice, stake: 10, orderId: null, isRefused: false }
    sent.push(slip)
    const bet = { unitStake: 10, oddsChange: 2, relatedId, betOptionList: [{ ...choice, oddsFormat: 1 }] }
    const from = performance.now()
    const { code, data } = await tellBook(book, singlePass, { singleBetList: [bet] }, token)
    const took = performance.now() - from
    slip.orderId = code === 0 ? (data[0]?.id ?? null) : null
    slip.isRefused = code !== 0
    if (code === 0) accepted.push(took)
    else if (code === BUSY) refused.push(took)
    else declined += 1
  }

  const from = performance.now()
  const end = from + seconds * 1_000
  // An answer that was lost stays open in the book, and is asked for by whoever keeps it.
  await run(
    () => place().catch(() => {}),
    () => performance.now() > end,
  )
  return { sent, accepted, refused, declined, seconds: (performance.now() - from) / 1_000 }
}

/** The time within which this share of the answers came. */
export function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
