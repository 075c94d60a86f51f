import type { Call, RequestOf, ResponseOf } from '@keo/contract/define-call'
import { acknowledgeRealityCheck } from '@keo/contract/safer-play'
import { setSandboxClock, signInAsMember } from '@keo/contract/sandbox'
import { getSportsToken } from '@keo/contract/sports'
import { callWorld } from '@keo/dev-world/call-world'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { singlePass } from '@keo/sportsbook-contract/orders'

export const PUNTERS = ['maitran88', 'linhnguyen7'] as const
const LIVE = 1
const TODAY = 3
const AT_ONCE = 4
/** After so many bets prices are looked at again. */
const BETS_OF_A_LOOK = 15

export type Choice = { readonly marketId: number; readonly optionType: number; readonly odds: number }

/** A slip as it was sent, kept outside of everything that is killed. */
export type SentSlip = {
  readonly punter: (typeof PUNTERS)[number]
  readonly relatedId: string
  readonly unitStake: number
  readonly choice: Choice
  /** What it was answered; null while nobody knows. */
  orderId: string | null
  isRefused: boolean
}

/** People who bet on a running product over its wire, until it dies. */
export async function openPunters(url: string, sent: Map<string, SentSlip>, random: () => number) {
  const tokens = await signIn(url)
  /** Leaps of the world: what was seen before one is of no use after it. */
  const life = { isOver: false, leaps: 0 }

  async function send(slip: SentSlip): Promise<void> {
    const { punter, relatedId, unitStake, choice } = slip
    const body = { unitStake, oddsChange: 2, relatedId, betOptionList: [{ ...choice, oddsFormat: 1 }] }
    const [order] = (await askBook(url, singlePass, { singleBetList: [body] }, tokens.get(punter))) ?? []
    if (order) slip.orderId = order.id
    else slip.isRefused = true
  }

  async function bet(choices: readonly Choice[]): Promise<void> {
    const choice = choices[Math.floor(random() * choices.length)]
    const punter = PUNTERS[sent.size % PUNTERS.length] ?? PUNTERS[0]
    if (!choice) return
    const [relatedId, unitStake] = [`drill-${sent.size}`, 10 + (sent.size % 31)]
    const slip = { punter, relatedId, unitStake, choice, orderId: null, isRefused: false }
    sent.set(relatedId, slip)
    await send(slip)
  }

  async function work(): Promise<void> {
    while (!life.isOver) {
      const choices = await look(url)
      const { leaps } = life
      for (let n = 0; n < BETS_OF_A_LOOK && !life.isOver && life.leaps === leaps; n += 1) await bet(choices)
    }
  }

  return {
    tokens,
    /** What the last life left open is sent again: nobody knows whether it was taken. */
    async sendAgain(): Promise<void> {
      for (const slip of sent.values()) if (slip.orderId === null && !slip.isRefused) await send(slip)
    },
    /** Comes back once the product is dead; what it left unanswered stays open. */
    bets: () => Promise.allSettled(Array.from({ length: AT_ONCE }, work)),
    /** The world moves on at once: matches end, and what was bet on them is settled. */
    async leap(jumpMinutes: number): Promise<void> {
      await callSite(url, setSandboxClock, { jumpMinutes })
      for (const userName of PUNTERS) tokens.set(userName, await enter(url, userName))
      life.leaps += 1
    },
    stop(): void {
      life.isOver = true
    },
  }
}

export async function callSite<C extends Call>(url: string, call: C, request: RequestOf<C>, token = '') {
  return (await callWorld<C, ResponseOf<C>>(url, call, request, { token })).data
}

async function signIn(url: string): Promise<Map<string, string>> {
  const tokens = new Map<string, string>()
  for (const userName of PUNTERS) tokens.set(userName, await enter(url, userName))
  return tokens
}

/** Whoever has played for an hour of the world is shown what came of it, and bets nothing until they have seen it. */
async function enter(url: string, userName: string): Promise<string> {
  const { accessToken } = await callSite(url, signInAsMember, { userName })
  await callSite(url, acknowledgeRealityCheck, {}, accessToken)
  return (await callSite(url, getSportsToken, {}, accessToken)).token
}

/** The provider over its wire: its code, and what it says when that is 0. */
export async function tellBook<C extends ProviderCall>(
  url: string,
  call: C,
  body: object,
  token = '',
): Promise<{ code: number; data: ProviderResponseOf<C> }> {
  const answer = await fetch(`${url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  return (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
}

/** The same; null when it refuses. */
export async function askBook<C extends ProviderCall>(
  url: string,
  call: C,
  body: object,
  token = '',
): Promise<ProviderResponseOf<C> | null> {
  const { code, data } = await tellBook(url, call, body, token)
  return code === 0 ? data : null
}

/** What is on sale in play and soon. */
export async function look(url: string): Promise<Choice[]> {
  const lists = await Promise.all([LIVE, TODAY].map((type) => askBook(url, getList, { type, size: 40 })))
  const groups = lists.flatMap((list) => list?.records ?? []).flatMap(({ mg }) => mg)
  return groups
    .flatMap(({ mks }) => mks)
    .filter(({ ss }) => ss === 1)
    .flatMap(({ id, op }) => op.map(({ ty, od }) => ({ marketId: id, optionType: ty, odds: od })))
    .filter(({ odds }) => odds > 1.1 && odds < 10)
}
