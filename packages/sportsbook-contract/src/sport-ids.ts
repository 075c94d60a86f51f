/** Sports (3.1). */
export const SPORT = {
  soccer: 1,
  iceHockey: 2,
  basketball: 3,
  rugby: 4,
  tennis: 5,
  americanFootball: 6,
  baseball: 7,
  handball: 8,
  volleyball: 13,
  tableTennis: 15,
  snooker: 16,
  boxing: 19,
  badminton: 47,
  beachVolleyball: 51,
  electronicSoccer: 177,
  electronicBasketball: 178,
} as const
export type SportId = (typeof SPORT)[keyof typeof SPORT]
