import type { PlanTexts } from '@keo/contract/experts'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { oddsText, ODDS_FORMAT, type Odds } from '@keo/units/odds'
import type { ChosenPick } from './choose-plan.ts'
import { totalPrice } from './plan-rules.ts'
import type { Leaning } from './sandbox-experts.ts'
import type { Names } from './plan-store.ts'

type Leg = { readonly names: Names; readonly pick: ChosenPick }

/** Why, in words that follow from the prices alone: a sandbox knows no injuries, so it invents none. */
export function planTexts(leaning: Leaning, isCareful: boolean, legs: readonly Leg[]): PlanTexts {
  const price = totalPrice(legs.map(({ pick }) => pick.price))
  const values = {
    price: oddsText(price as Odds, ODDS_FORMAT.decimal),
    chance: Math.round(100_000 / Number(price)),
    margin: legs[0]?.pick.margin ?? 0,
    count: legs.length,
  }
  const why = legs.length > 1 ? 'combined' : isCareful ? 'fair' : leaning
  const write = (language: Language) => {
    const [, home = '', away = ''] = legs[0]?.names[language] ?? []
    return serverText(language, `plan.why.${why}`, { ...values, match: `${home} – ${away}` })
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as PlanTexts
}
