import type { Language } from '@keo/messages/languages'
import type { OrderLeg } from '../orders/order-types.ts'
import type { Stage } from '../stage/stage.ts'
import { legTexts } from '../wire/order-record.ts'

/** What is bet on, in one line; empty where the world has forgotten it. */
export function legWords(leg: OrderLeg | undefined, stage: Stage, language: Language) {
  const scene = leg ? stage.scene(leg.matchId) : null
  const texts = leg && scene ? legTexts(leg, scene, language) : null
  return {
    what: texts ? `${texts.marketName}: ${texts.optionName}` : '',
    matchName: texts?.matchName ?? '',
    matchId: leg?.matchId ?? 0,
  }
}
