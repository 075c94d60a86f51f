import { setTimeout as wait } from 'node:timers/promises'
import { signInAsMember } from '@keo/contract/sandbox'
import { getSportsToken } from '@keo/contract/sports'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { callSite, type Choice, look, tellBook } from '../proof/punters.ts'

const AT_ONCE = 4
const REST_MS = 50
/** After so many bets prices are looked at again. */
const BETS_OF_A_LOOK = 15
/** Answers that leave open what became of the bet: it is sent again under the same number. */
const UNKNOWN = new Set<number>([PROVIDER_CODES.SYSTEM_ERROR.wire, PROVIDER_CODES.UNAVAILABLE.wire])

export type Sent = {
  readonly relatedId: string
  readonly choice: Choice
  readonly stake: number
  orderId: string | null
  isRefused: boolean
}

export type Load = ReturnType<typeof startLoad>

/**
 * Bets of one member over the wire, through the balancer (and where the sportsbook has an address of its own, there), with a book of its own of what was sent and what was
 * acknowledged. A bet whose answer was lost is sent again until it has one.
 */
export function startLoad(url: string, userName: string, { book = url, name = 'drill' } = {}) {
  const sent: Sent[] = []
  /** When bets that were acknowledged had been sent and answered, by the machine's clock. */
  const acknowledged: { readonly from: number; readonly to: number }[] = []
  /** What came back without an answer that says yes or no. */
  const failed: string[] = []
  const life = { isOver: false }
  let token = ''

  async function send(slip: Sent): Promise<void> {
    const from = performance.now()
    const option = { ...slip.choice, oddsFormat: 1 }
    const bet = { unitStake: slip.stake, oddsChange: 2, relatedId: slip.relatedId, betOptionList: [option] }
    const { code, data } = await tellBook(book, singlePass, { singleBetList: [bet] }, token)
    if (code === 0) {
      slip.orderId = data[0]?.id ?? null
      acknowledged.push({ from, to: performance.now() })
    } else if (UNKNOWN.has(code)) failed.push(`a bet was answered ${code}`)
    else slip.isRefused = true
  }

  async function signIn(): Promise<void> {
    const { accessToken } = await callSite(url, signInAsMember, { userName })
    ;({ token } = await callSite(url, getSportsToken, {}, accessToken))
  }

  async function bets(): Promise<void> {
    const choices = await look(book)
    for (let n = 0; n < BETS_OF_A_LOOK && !life.isOver; n += 1) {
      const choice = choices[(sent.length * 7) % choices.length]
      if (!choice) return
      const slip = {
        relatedId: `${name}-${sent.length}`,
        choice,
        stake: 10 + (sent.length % 5),
        orderId: null,
        isRefused: false,
      }
      sent.push(slip)
      await send(slip)
      await wait(REST_MS)
    }
  }

  async function work(): Promise<void> {
    while (!life.isOver) {
      // Whatever breaks: the slip stays open in the book, and the next look tries again.
      await bets().catch((error: unknown) => {
        failed.push(`a bet or a look: ${String(error)}`)
        return wait(REST_MS)
      })
    }
  }

  const open = () => sent.filter(({ orderId, isRefused }) => orderId === null && !isRefused)
  const working = signIn().then(() => Promise.all(Array.from({ length: AT_ONCE }, work)))
  return {
    sent,
    /** Of the sportsbook, once it was given. */
    token: () => token,
    acknowledged,
    failed,
    /** Ends, once every bet that was sent has its answer. */
    async stop(): Promise<void> {
      life.isOver = true
      await working
      for (let tries = 0; open().length > 0 && tries < 100; tries += 1) {
        for (const slip of open()) await send(slip).catch(() => wait(REST_MS))
      }
      if (open().length > 0) throw new Error(`${open().length} bets never got an answer.`)
    },
  }
}
