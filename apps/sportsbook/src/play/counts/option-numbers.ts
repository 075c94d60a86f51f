/** The provider's option numbers that the models answer with. */
export const OPTION = {
  home: 1,
  away: 2,
  draw: 3,
  yes: 8,
  no: 9,
  none: 16,
  homeInNormalTime: 71,
  awayInNormalTime: 72,
  homeInExtraTime: 73,
  awayInExtraTime: 74,
  homeInShootOut: 75,
  awayInShootOut: 76,
  noGoal: 87,
  /** The first of the six slices of a quarter of an hour; the others follow. */
  firstSlice: 88,
} as const
