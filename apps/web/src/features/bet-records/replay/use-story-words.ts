import type { BetReplay, ReplayPlay } from '@keo/contract/bet-replay'
import type { PlainMessageKey } from '@keo/messages/keys'
import { money } from '@keo/units/money'
import { useMessages } from '../../../language/messages.ts'
import { eventLabel } from '../../match-words/index.ts'
import { OUTCOME_TEXTS, REJECT_TEXTS } from '../bet-words.ts'
import { readAmount, useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import type { Happening } from './happenings.ts'

type Words = { readonly title: string; readonly text: string }
type Rule = NonNullable<ReplayPlay['cashOuts'][number]['rule']>

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')
const secondsOf = (ms: number): number => Math.round(ms / 100) / 10

/** A happening in the player's language. */
export function useStoryWords(replay: BetReplay, oddsOf: (thousandths: number) => string) {
  const say = useMessages()
  const { currency, record, play } = replay
  const { whole } = useAmounts(currency)
  const amount = (text: string) => whole(readAmount(text, currency))
  const minor = (value: bigint) => whole(money(value, currency))

  function ruleText(rule: Rule | null): string {
    if (!rule) return say('betReplay.byHand')
    if (rule.kind === 'minute') return say('betReplay.rule.minute', { minute: rule.minute ?? 0 })
    if (rule.kind === 'event')
      return say(rule.event === 'redCard' ? 'betReplay.rule.redCard' : 'betReplay.rule.goal')
    const key = rule.kind === 'return' ? 'betReplay.rule.return' : 'betReplay.rule.loss'
    return say(key, { amount: amount(rule.amount ?? '0') })
  }

  function eventWords({ match, event, change }: Extract<Happening, { kind: 'event' }>): Words {
    const label = eventLabel(event.kind)
    const name = label === null ? event.kind : say(label)
    const { score } = event
    const stood =
      score === null || match.home === ''
        ? match.name
        : `${match.home} ${score.home}–${score.away} ${match.away}`
    const minute = event.minute === null ? '' : say('betReplay.minute', { minute: event.minute })
    return { title: joined(name, stood), text: joined(minute, changeText(change)) }
  }

  function changeText(change: Extract<Happening, { kind: 'event' }>['change']): string {
    if (!change) return ''
    const [before, after] = [minor(change.before), minor(change.after)]
    if (before === after) return say('betReplay.kept', { after })
    return say(change.after < change.before ? 'betReplay.fell' : 'betReplay.rose', { before, after })
  }

  function cashOutWords({ cashOut }: Extract<Happening, { kind: 'cashOut' }>): Words {
    const { paid, state } = cashOut
    const none = state === 'confirming' ? 'betRecord.cashOut.waiting' : 'betReplay.cashOutRefused'
    const title =
      state === 'settled' && paid !== null ? say('betReplay.cashOut', { amount: amount(paid) }) : say(none)
    return {
      title,
      text: joined(say('betReplay.cashOutFor', { stake: amount(cashOut.stake) }), ruleText(cashOut.rule)),
    }
  }

  function legWords({ leg, match, outcome }: Extract<Happening, { kind: 'leg' }>): Words {
    const result = leg.resultText ?? ''
    return {
      title: joined(leg.optionName, oddsOf(leg.odds)),
      text: joined(`${match?.name ?? ''} ${result}`.trim(), say(OUTCOME_TEXTS[outcome].text)),
    }
  }

  function settledWords({ returned, isAgain }: Extract<Happening, { kind: 'settled' }>): Words {
    const title = say(isAgain ? 'betReplay.settledAgain' : 'betReplay.settled')
    const isPaid = returned !== null && readAmount(returned, currency).minor > 0n
    return {
      title,
      text: isPaid ? say('betReplay.paid', { amount: amount(returned) }) : say('betReplay.paidNothing'),
    }
  }

  return function wordsOf(happening: Happening): Words {
    switch (happening.kind) {
      case 'placed': {
        const key: PlainMessageKey = happening.isLive ? 'betReplay.placedLive' : 'betReplay.placedEarly'
        return { title: say('betReplay.placed'), text: say(key) }
      }
      case 'accepted': {
        const rule = secondsOf(play?.delayMs ?? 0)
        const text = say('betReplay.acceptedAfter', { count: secondsOf(happening.waitedMs), rule })
        return { title: say('betReplay.accepted'), text }
      }
      case 'rejected': {
        const cause = REJECT_TEXTS[record.rejectReason ?? 0]
        return { title: say('betReplay.rejected'), text: cause ? say(cause) : '' }
      }
      case 'cancelled':
        return { title: say('betReplay.cancelled'), text: say('betReplay.cancelledNote') }
      case 'event':
        return eventWords(happening)
      case 'cashOut':
        return cashOutWords(happening)
      case 'leg':
        return legWords(happening)
      case 'settled':
        return settledWords(happening)
    }
  }
}
