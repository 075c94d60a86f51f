import type { BetRecord } from '@keo/contract/bet-records'
import type { ChatOrder } from '@keo/contract/chat-messages'
import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { type WithdrawOrder, withdrawWay } from '@keo/contract/withdraw'
import {
  isOpenStatus,
  WITHDRAW_STATES,
  type WithdrawState,
  withdrawStateOf,
} from '@keo/contract/withdraw-states'
import { amountText } from '@keo/messages/amount-text'
import type { MessageKey } from '@keo/messages/keys'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { type Currency, parseMoney } from '@keo/units/money'

type Step = ChatOrder['steps'][number]
type Tone = ChatOrder['tone']

const { created, done, failed, cancelled, expired } = DEPOSIT_STATUS

/** A deposit as it stands, in the words of its own page. */
export function depositCard(order: DepositOrder, language: Language): ChatOrder {
  const { orderNo, status } = order
  const state = serverText(language, status === created ? 'chatOrder.unpaid' : `depositOrder.state${status}`)
  return {
    kind: 'deposit',
    id: orderNo,
    number: orderNo,
    name: order.channelName,
    amount: amountText(order.amount, 'VND', language),
    state,
    tone: depositTone(status),
    time: order.createTime,
    steps: depositSteps(order, state, language),
    path: `/rechargeInformation?orderNo=${orderNo}`,
  }
}

function depositTone(status: number): Tone {
  if (status === done) return 'good'
  if (status === failed || status === expired) return 'bad'
  return status === cancelled ? 'plain' : 'wait'
}

const TRANSFERS: Partial<Record<DepositOrder['kind'], MessageKey>> = {
  crypto: 'depositOrder.step2.crypto',
  ewallet: 'depositOrder.step2.money',
}

function depositSteps(order: DepositOrder, state: string, language: Language): Step[] {
  const { status, kind, createTime, paidTime, endTime } = order
  const say = (key: MessageKey) => serverText(language, key)
  const transfer = say(TRANSFERS[kind] ?? 'depositOrder.step2')
  const isPaid = paidTime !== '' || status === done
  // A party may see the money before the player says that it was sent.
  const paidAt = paidTime === '' && isPaid ? endTime : paidTime
  const begun = [
    { name: say('depositOrder.step1'), time: createTime, isDone: true },
    ...(isPaid || status === created ? [{ name: transfer, time: paidAt, isDone: isPaid }] : []),
  ]
  if (status === failed || status === expired || status === cancelled)
    return [...begun, { name: state, time: endTime, isDone: true }]
  const isIn = status === done
  return [
    ...begun,
    { name: say('depositOrder.step3'), time: endTime, isDone: isIn },
    { name: say('depositOrder.step4'), time: endTime, isDone: isIn },
  ]
}

/** A withdrawal with what has happened and what is still to come. */
export function withdrawCard(order: WithdrawOrder, language: Language): ChatOrder {
  const { orderNo, orderStatus, target } = order
  const state = withdrawStateOf(orderStatus) ?? 'requested'
  return {
    kind: 'withdraw',
    id: orderNo,
    number: orderNo,
    name: `${target.name} ${target.maskedNumber}`,
    amount: amountText(order.amount, 'VND', language),
    state: withdrawWord(state, language),
    tone: isOpenStatus(orderStatus) ? 'wait' : state === 'paid' ? 'good' : 'bad',
    time: order.createdTime,
    steps: withdrawSteps(order, language),
    path: `/withdrawalInformation?orderData=${encodeURIComponent(JSON.stringify({ orderNo }))}`,
  }
}

const withdrawWord = (state: WithdrawState, language: Language): string =>
  serverText(language, `withdraw.state.${state}`)

function withdrawSteps(order: WithdrawOrder, language: Language): Step[] {
  const past = order.stages.flatMap(({ orderStatus, time }): Step[] => {
    const state = withdrawStateOf(orderStatus)
    return state ? [{ name: withdrawWord(state, language), time, isDone: true }] : []
  })
  if (!isOpenStatus(order.orderStatus)) return past
  const whole = withdrawWay(order)
  const reached = whole.findIndex((state) => WITHDRAW_STATES[state] === order.orderStatus)
  const ahead = whole.slice(reached + 1)
  return [
    ...past,
    ...ahead.map((state) => ({ name: withdrawWord(state, language), time: '', isDone: false })),
  ]
}

/** A bet by its match; of a series, the first one and how many more. */
export function betCard(bet: BetRecord, currency: Currency, language: Language): ChatOrder {
  const [first, ...more] = bet.legs
  return {
    kind: 'bet',
    id: bet.id,
    number: bet.id,
    name: `${first?.matchName ?? ''}${more.length > 0 ? ` +${more.length}` : ''}`,
    amount: amountText(bet.stake, currency, language),
    state: serverText(language, `bets.state.${bet.state}`),
    tone: betTone(bet, currency),
    time: bet.placedAt,
    steps: [],
    path: `/user-center-bet-record?tab=${bet.closedAt === '' ? 'unsettled' : 'settled'}&bet=${bet.id}`,
  }
}

function betTone(bet: BetRecord, currency: Currency): Tone {
  if (bet.closedAt === '') return 'wait'
  if (bet.state !== 'settled') return 'plain'
  const minor = (text: string) => parseMoney(text, currency)?.minor ?? 0n
  const result = minor(bet.returned ?? '0') + minor(bet.cashedPaid) - minor(bet.stake)
  if (result === 0n) return 'plain'
  return result > 0n ? 'good' : 'bad'
}
