import { COVER_TAG, type CoverTag, type ExpertView, type PlanLeg, type PlanView } from '@keo/contract/experts'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { isBefore } from '../fixtures/index.ts'
import type { ReadExpert } from './expert-store.ts'
import { lineText } from './plan-desk.ts'
import type { EndedLeg, ReadPlan } from './plan-store.ts'
import { lastResultsOf, profitOf, recordOf, type Settled } from './record-rules.ts'

/** What the reader has to do with an expert. */
export type Standing = Pick<ExpertView, 'followers' | 'isFollowed' | 'isTold'>

export function expertView(
  expert: ReadExpert,
  settled: readonly Settled[],
  { language, ...standing }: Standing & { readonly language: Language },
): ExpertView {
  const { id, name, avatar, style, sports, openFree, openPaid, isStopped } = expert
  return {
    id,
    name,
    avatar,
    motto: serverText(language, `expert.motto.${style}`),
    sports: [...sports],
    record: recordOf(settled),
    lastResults: lastResultsOf(settled),
    openFree,
    openPaid,
    isStopped,
    ...standing,
  }
}

/** Free ones are open at once, others to who wrote or paid, and from kick-off on to everybody. */
export const isOpenTo = ({ price, opensAt, boughtAt, isOwn }: ReadPlan, now: Instant): boolean =>
  price === null || isOwn || boughtAt !== null || !isBefore(opensAt, now)

function tagOf({ price, sports }: ReadPlan): CoverTag {
  if (price !== null) return COVER_TAG.payment
  if (sports.length > 1) return COVER_TAG.sports
  if (sports[0] === SPORT.soccer) return COVER_TAG.soccer
  return sports[0] === SPORT.basketball ? COVER_TAG.basketball : COVER_TAG.sports
}

export function planView(
  plan: ReadPlan,
  legs: readonly EndedLeg[],
  { language, now }: { language: Language; now: Instant },
): PlanView {
  const isOpen = isOpenTo(plan, now)
  return {
    id: plan.id,
    expertId: plan.expertId,
    tag: tagOf(plan),
    price: plan.price === null ? null : moneyText(money(plan.price, 'VND')),
    writtenAt: serverTimeText(plan.writtenAt),
    opensAt: serverTimeText(plan.opensAt),
    hash: plan.hash,
    isOpen,
    isBought: plan.boughtAt !== null,
    isRefunded: plan.refundedAt !== null,
    result: plan.result,
    profit: plan.returned === null ? null : profitOf(plan.returned),
    legs: legs.map((leg) => legView(leg, isOpen, language)),
  }
}

function legView(leg: EndedLeg, isOpen: boolean, language: Language): PlanLeg {
  const [league, home, away] = leg.names[language]
  const { marketId, kind, optionType, line, price } = leg
  return {
    matchId: leg.matchId,
    sportId: leg.sportId,
    league,
    home,
    away,
    time: serverTimeText(leg.beginsAt),
    homeScore: leg.homeScore,
    awayScore: leg.awayScore,
    result: leg.result,
    pick: isOpen ? { marketId, kind, optionType, line: lineText(line), price } : null,
  }
}
