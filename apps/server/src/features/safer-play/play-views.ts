import type { RealityCheck, SaferPlay } from '@keo/contract/safer-play'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { askableFrom, openingOf, standingOf } from './exclusion-rules.ts'
import { readyAt } from './limit-rules.ts'
import { mayPlay } from './may-play.ts'
import type { Exclusion, PlayState, Sitting } from './play-state.ts'
import { isCheckDue, nextCheckAt } from './sitting-rules.ts'

/** What came of the play since a moment, in minor units. */
export type PlayResult = { readonly currency: Currency; readonly staked: bigint; readonly returned: bigint }

export function saferPlayView(state: PlayState, now: Instant): SaferPlay {
  const { raise } = state
  return {
    reminderMinutes: state.reminderMinutes,
    sessionLimit: {
      minutes: state.limitMinutes,
      raise: raise && {
        minutes: raise.minutes,
        readyTime: serverTimeText(readyAt(raise)),
        isReady: now >= readyAt(raise),
      },
    },
    breakUntilTime: ahead(state.breakUntil, now),
    restUntilTime: ahead(state.restUntil, now),
    exclusion: exclusionView(state.exclusion, now),
    areOffersHidden: !mayPlay(state, now, 'offers').isAllowed,
  }
}

function exclusionView(exclusion: Exclusion | null, now: Instant): SaferPlay['exclusion'] {
  if (!exclusion || standingOf(exclusion, now) === 'open') return null
  const { since, until, reopenAskedAt } = exclusion
  const opening = openingOf(exclusion)
  return {
    sinceTime: serverTimeText(since),
    untilTime: until === null ? '' : serverTimeText(until),
    askableTime: serverTimeText(askableFrom(exclusion)),
    isAskable: reopenAskedAt === null && now >= askableFrom(exclusion),
    reopenTime: opening === null ? '' : serverTimeText(opening),
  }
}

export function realityCheckView(
  state: PlayState & { sitting: Sitting },
  { currency, staked, returned }: PlayResult,
  now: Instant,
): RealityCheck {
  const text = (minor: bigint) => moneyText(money(minor, currency))
  return {
    isDue: isCheckDue(state, now),
    nextTime: serverTimeText(nextCheckAt(state, state.sitting)),
    playedMinutes: Math.floor((now - state.sitting.beganAt) / 60_000),
    staked: text(staked),
    returned: text(returned),
    net: text(returned - staked),
    currency,
  }
}

function ahead(until: Instant | null, now: Instant): string {
  return until !== null && now < until ? serverTimeText(until) : ''
}
