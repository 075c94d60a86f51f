import { cashOut, getCashOutOffers } from '@keo/sportsbook-contract/cash-out'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { reserveBet } from '@keo/sportsbook-contract/reservations'
import { askBook, type Choice, look, PUNTERS } from './punters.ts'

const ACCEPTED = 4
const LOOKED_AT = 10
/** Smallest part, and smallest that may be left. */
const LEAST = 10
/** So much more than is offered is waited for, by turns: the one comes sometimes, the other hardly ever. */
const MORE = [0.02, 0.4] as const

type Sent = {
  readonly punter: (typeof PUNTERS)[number]
  readonly relatedId: string
  /** What it was answered; null while nobody knows. */
  id: string | null
  isRefused: boolean
}

/** As it was sent, kept outside of everything that is killed. */
export type SentEarlyEnd = Sent &
  ({ readonly call: typeof cashOut; readonly body: object; readonly isWhole: boolean } | Reserved)
type Reserved = { readonly call: typeof reserveBet; readonly body: object }

type Needs = {
  readonly url: string
  readonly tokens: ReadonlyMap<string, string>
  readonly random: () => number
}

/** The same people end bets early and wait for better odds, until the product dies. */
export function openEarlyPunters({ url, tokens, random }: Needs, sent: Map<string, SentEarlyEnd>) {
  const life = { isOver: false }

  async function send(earlyEnd: SentEarlyEnd): Promise<void> {
    const answer = await askBook(url, earlyEnd.call, earlyEnd.body, tokens.get(earlyEnd.punter))
    if (answer) earlyEnd.id = answer.id
    else earlyEnd.isRefused = true
  }

  async function cashOutOf(punter: Sent['punter']): Promise<void> {
    const token = tokens.get(punter)
    const list = await askBook(url, newBetList, { isSettled: false, size: LOOKED_AT }, token)
    const orderIds = (list?.records ?? []).filter(({ st }) => st === ACCEPTED).map(({ id }) => id)
    const offers = orderIds.length > 0 ? await askBook(url, getCashOutOffers, { orderIds }, token) : null
    // By turns: the whole of one, a part of the next.
    const taken = [...sent.values()].filter((each) => 'isWhole' in each && !each.isRefused)
    const isWhole = taken.length % 2 === 0
    const offered = (offers ?? []).filter(({ openStake }) => isWhole || openStake >= 2 * LEAST)
    const chosen = offered[Math.floor(random() * offered.length)]
    if (!chosen?.offer) return
    const cashOutStake = isWhole ? chosen.openStake : Math.floor(chosen.openStake / 2)
    const relatedId = `early-${sent.size}`
    const price = { unitCashOutPayoutStake: chosen.offer.unitPrice, acceptOddsChange: true }
    const body = { orderId: chosen.orderId, cashOutStake, relatedId, ...price }
    await keep({ punter, relatedId, call: cashOut, body, isWhole, id: null, isRefused: false })
  }

  async function waitForMore(punter: Sent['punter'], choices: readonly Choice[]): Promise<void> {
    const choice = choices[Math.floor(random() * choices.length)]
    if (!choice) return
    const relatedId = `early-${sent.size}`
    const wanted = choice.odds + MORE[sent.size % 2 === 0 ? 0 : 1]
    const betOptionList = [{ ...choice, odds: wanted.toFixed(2), oddsFormat: 1 }]
    const body = { unitStake: LEAST, pay: 1, relatedId, betOptionList }
    await keep({ punter, relatedId, call: reserveBet, body, id: null, isRefused: false })
  }

  async function keep(earlyEnd: SentEarlyEnd): Promise<void> {
    sent.set(earlyEnd.relatedId, earlyEnd)
    await send(earlyEnd)
  }

  async function work(): Promise<void> {
    while (!life.isOver) {
      for (const punter of PUNTERS) {
        if (!life.isOver) await waitForMore(punter, await look(url))
        for (let n = 0; n < 2 && !life.isOver; n += 1) await cashOutOf(punter)
      }
    }
  }

  return {
    /** What the last life left open is sent again: nobody knows whether it was taken. */
    async sendAgain(): Promise<void> {
      for (const earlyEnd of sent.values())
        if (earlyEnd.id === null && !earlyEnd.isRefused) await send(earlyEnd)
    },
    /** Comes back once the product is dead. */
    end: () => Promise.allSettled([work()]),
    stop(): void {
      life.isOver = true
    },
  }
}
