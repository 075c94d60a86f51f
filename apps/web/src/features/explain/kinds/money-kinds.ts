import { getPlayLimits } from '@keo/contract/play-limits'
import { type HeldFor, listHolds } from '@keo/contract/wallet-balance'
import { listVipHistory } from '@keo/contract/vip'
import type { PlainMessageKey } from '@keo/messages/keys'
import { type Instant, parseServerTime } from '@keo/units/instants'
import { type Money, money } from '@keo/units/money'
import { api } from '../../../api/api.ts'
import { formatPercent } from '../../../language/format.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { paths } from '../../../navigation/paths.ts'
import { readAmount } from '../../../page-kit/amounts/signed-amounts.ts'
import type { Figures } from '../../../page-kit/explain/figures.ts'
import {
  bindingOf,
  type DepositBound,
  depositBounds,
  type FeePart,
  feeParts,
  type WithdrawBound,
  withdrawBounds,
} from '../bounds.ts'
import type { Explanation, Part, Teller, Words } from '../explanation.ts'
import { article } from '../help-links.ts'

/** When the member came to the level of now. */
async function askLevelSince(): Promise<Instant | null> {
  const { list } = await api(listVipHistory, {}, { silent: true })
  const [last] = list
  return last ? (parseServerTime(last.time) ?? null) : null
}

function byLevel(level: number, since: Instant | null | undefined, { say, language }: Words): string {
  if (since === null || since === undefined) return say('explain.by.level', { level })
  return say('explain.by.levelSince', { level, time: formatDateTime(since, language) })
}

function tellFee(of: Figures['withdrawFee'], words: Words, since?: Instant | null): Explanation {
  const { say, language, money: text } = words
  const isFree = of.freeLeft > 0
  const { share, binding } = feeParts(of)
  const holds = (part: FeePart) => ({ isBinding: !isFree && of.amount.minor > 0n && part === binding })
  const percent = formatPercent(of.perMille / 1000, language)
  return {
    name: say('explain.fee.name'),
    value: isFree ? say('explain.fee.free') : text(of.fee),
    rule: say(isFree ? 'explain.fee.ruleFree' : 'explain.fee.rule'),
    parts: [
      { name: say('explain.fee.freeMax', { level: of.vipLevel }), value: String(of.freeMax) },
      { name: say('explain.fee.freeLeft'), value: String(of.freeLeft), isBinding: isFree },
      of.amount.minor > 0n
        ? {
            name: say('explain.fee.shareOf', { percent, amount: text(of.amount) }),
            value: text(share),
            ...holds('share'),
          }
        : { name: say('explain.fee.share'), value: percent },
      { name: say('explain.fee.least'), value: text(of.least), ...holds('least') },
      { name: say('explain.fee.most'), value: text(of.most), ...holds('most') },
    ],
    by: byLevel(of.vipLevel, since, words),
    link: { path: article('withdraw-fees'), text: say('explain.link.withdrawFees') },
  }
}

function tellDay(of: Figures['withdrawDay'], words: Words, since?: Instant | null): Explanation {
  const { say, money: text } = words
  const used = money(of.dayMax.minor - of.dayLeft.minor, of.dayMax.currency)
  return {
    name: say('explain.day.name'),
    value: text(of.dayLeft),
    rule: say('explain.day.rule'),
    parts: [
      { name: say('explain.day.most', { level: of.vipLevel }), value: text(of.dayMax) },
      { name: say('explain.day.used'), value: `−${text(used)}` },
    ],
    by: byLevel(of.vipLevel, since, words),
    link: { path: paths.vip(), text: say('explain.link.vip') },
  }
}

function tellWithdrawable(of: Figures['withdrawMost'], { say, money: text }: Words): Explanation {
  const binding = bindingOf(withdrawBounds(of))?.name
  const holds = (name: WithdrawBound) => ({ isBinding: name === binding })
  return {
    name: say('explain.free.name'),
    value: text(of.free),
    rule: say('explain.free.rule'),
    parts: [
      { name: say('explain.free.available'), value: text(of.available) },
      { name: say('explain.free.locked'), value: `−${text(of.locked)}` },
      { name: say('explain.free.name'), value: text(of.free), ...holds('free') },
      { name: say('explain.day.name'), value: text(of.dayLeft), ...holds('dayLeft') },
      {
        name: say('explain.free.order'),
        value: say('explain.range', { least: text(of.orderLeast), most: text(of.orderMost) }),
        ...holds('orderMost'),
      },
    ],
    by: say('explain.by.site'),
    link: { path: article('withdraw-fees'), text: say('explain.link.withdrawFees') },
  }
}

function tellTurnover(of: Figures['turnover'], { say, language, money: text }: Words): Explanation {
  return {
    name: say('explain.turnover.name'),
    value: text(of.missing),
    rule: say('explain.turnover.rule'),
    parts: [
      { name: say('explain.turnover.required'), value: text(of.required) },
      { name: say('explain.turnover.done'), value: `−${text(of.done)}` },
    ],
    by:
      of.since === null
        ? say('explain.by.site')
        : say('explain.by.gift', { time: formatDateTime(of.since, language) }),
    link: { path: article('deposit-gift'), text: say('explain.link.gift') },
  }
}

function tellRate({ dong, until }: Figures['usdtRate'], { say, language, money: text }: Words): Explanation {
  return {
    name: say('explain.rate.name'),
    value: `1 USDT = ${text(dong)}`,
    rule: say('explain.rate.rule'),
    parts:
      until === null
        ? []
        : [{ name: say('explain.rate.until'), value: formatDateTime(until, language), isBinding: true }],
    by: say('explain.by.rate'),
    link: { path: article('deposit-usdt'), text: say('explain.link.usdt') },
  }
}

function tellDepositFee(of: Figures['depositFee'], { say, language, money: text }: Words): Explanation {
  const percent = formatPercent(of.feeBp / 10_000, language)
  return {
    name: say('explain.depositFee.name'),
    value: text(of.fee),
    rule: say('explain.depositFee.rule'),
    parts: [
      ...(of.paid ? [{ name: say('explain.depositFee.paid'), value: text(of.paid) }] : []),
      { name: say('explain.depositFee.share', { channel: of.channel }), value: percent },
    ],
    by: say('explain.by.channel', { channel: of.channel }),
    link: { path: article('deposit-start'), text: say('explain.link.deposit') },
  }
}

/** What the own limits of deposits leave; null without any. */
async function askDepositLeft(): Promise<Money | null> {
  const { limits, currency } = await api(getPlayLimits, {}, { silent: true })
  const left = limits.flatMap((limit) =>
    limit.kind === 'deposit' && limit.left !== null ? [readAmount(limit.left, currency).minor] : [],
  )
  const lowest = bindingOf(left.map((most) => ({ name: 'left', most })))
  return lowest ? money(lowest.most > 0n ? lowest.most : 0n, currency) : null
}

const DEPOSIT_TEXTS: Record<DepositBound, PlainMessageKey> = {
  channel: 'explain.deposit.channel',
  merchant: 'explain.deposit.merchant',
  ownLimit: 'explain.bound.ownLimit',
}

function tellDeposit(
  of: Figures['depositRange'],
  { say, money: text }: Words,
  left?: Money | null,
): Explanation {
  const bounds = depositBounds(of, left)
  const binding = bindingOf(bounds)
  const isOwn = binding?.name === 'ownLimit'
  const amount = (minor: bigint) => text(money(minor, of.most.currency))
  return {
    name: say('explain.deposit.name'),
    value: say('explain.range', { least: text(of.least), most: amount(binding?.most ?? of.most.minor) }),
    rule: say('explain.deposit.rule'),
    parts: [
      { name: say('explain.deposit.least'), value: text(of.least) },
      ...bounds.map((bound) => ({
        name: say(DEPOSIT_TEXTS[bound.name]),
        value: amount(bound.most),
        isBinding: bound === binding,
      })),
    ],
    by: isOwn ? say('explain.by.you') : say('explain.by.channel', { channel: of.channel }),
    link: isOwn
      ? { path: paths.saferPlay(), text: say('explain.link.limits') }
      : { path: article('deposit-start'), text: say('explain.link.deposit') },
  }
}

const HELD_TEXTS: Record<HeldFor['purpose'], 'explain.balance.stake' | 'explain.balance.withdrawal'> = {
  stake: 'explain.balance.stake',
  withdrawal: 'explain.balance.withdrawal',
}

function tellBalance({ balance }: Figures['balance'], words: Words, held?: readonly HeldFor[]): Explanation {
  const { say, language, money: text } = words
  const amount = (figure: string) => text(readAmount(figure, balance.currency))
  const isSome = (figure: string) => readAmount(figure, balance.currency).minor !== 0n
  const parts: Part[] = [
    { name: say('explain.balance.available'), value: amount(balance.available) },
    { name: say('explain.balance.held'), value: amount(balance.held) },
    ...(held ?? []).map(({ purpose, count, amount: figure, sinceTime }) => ({
      name: say(HELD_TEXTS[purpose], { count }),
      value: amount(figure),
      note: say('explain.balance.since', { time: formatDateTime(parseServerTime(sinceTime) ?? 0, language) }),
    })),
    ...(isSome(balance.bonus) ? [{ name: say('explain.balance.bonus'), value: amount(balance.bonus) }] : []),
    ...(isSome(balance.debt) ? [{ name: say('explain.balance.debt'), value: amount(balance.debt) }] : []),
  ]
  return {
    name: say('explain.balance.name'),
    value: amount(balance.available),
    rule: say('explain.balance.rule'),
    parts,
    by: say('explain.by.movement', { seq: balance.seq }),
    link: { path: paths.transactions(), text: say('explain.link.records') },
  }
}

export const MONEY_KINDS = {
  withdrawFee: { ask: askLevelSince, tell: tellFee } satisfies Teller<Figures['withdrawFee'], Instant | null>,
  withdrawDay: { ask: askLevelSince, tell: tellDay } satisfies Teller<Figures['withdrawDay'], Instant | null>,
  withdrawMost: { tell: tellWithdrawable } satisfies Teller<Figures['withdrawMost']>,
  turnover: { tell: tellTurnover } satisfies Teller<Figures['turnover']>,
  usdtRate: { tell: tellRate } satisfies Teller<Figures['usdtRate']>,
  depositFee: { tell: tellDepositFee } satisfies Teller<Figures['depositFee']>,
  depositRange: { ask: askDepositLeft, tell: tellDeposit } satisfies Teller<
    Figures['depositRange'],
    Money | null
  >,
  balance: {
    ask: ({ balance }) => api(listHolds, { currency: balance.currency }, { silent: true }),
    tell: tellBalance,
  } satisfies Teller<Figures['balance'], readonly HeldFor[]>,
}
