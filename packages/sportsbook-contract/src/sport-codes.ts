/** Codes of periods, of clocks and of outright markets begin with a thousand for each sport (3.5, 3.6, 3.9). */
const SPORT_STEP = 1000

/** The code that has this place in the thousand of a sport: 1 of soccer is 1001. */
export const sportCode = (sportId: number, place: number): number => sportId * SPORT_STEP + place

/** The place of a code in the thousand of its sport: 1001 of soccer is 1. */
export const codePlace = (sportId: number, code: number): number => code - sportId * SPORT_STEP

/** The sport that a code belongs to, and its place there, where the sport is not known. */
export const codeParts = (code: number): { sportId: number; place: number } => ({
  sportId: Math.floor(code / SPORT_STEP),
  place: code % SPORT_STEP,
})

/** Places of the periods of scores and markets (3.6) in soccer; `realTime` and `fullTime` are those of most sports. */
export const PERIOD_PLACE = {
  realTime: 0,
  fullTime: 1,
  firstHalf: 2,
  secondHalf: 3,
  firstExtraHalf: 4,
  secondExtraHalf: 5,
  shootOut: 6,
  extraTime: 13,
} as const

/** Places of the outright of every sport: its market (3.9) and its period (3.6). */
export const OUTRIGHT_PLACE = { market: 998, period: 999 } as const
