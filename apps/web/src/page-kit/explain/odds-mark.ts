/** Prices say in an attribute which they are: a list has hundreds, and nearly all are never held. */
export const oddsMark = (pick: { readonly marketId: number; readonly optionType: number }): string =>
  `${pick.marketId} ${pick.optionType}`
