const BOOK = 'apps/sportsbook/src'

/** What the provider's wire says, and how ours reads it. */
export const WIRE = [
  {
    id: 'core 11',
    what: 'amounts in callbacks are text',
    file: `${BOOK}/wallet/http-operator.ts`,
    find: 'amount: amountNumber(out ? -transaction.amount : transaction.amount)',
    put: 'amount: String(amountNumber(out ? -transaction.amount : transaction.amount))',
    test: `${BOOK}/wallet/http-operator.test.ts`,
  },
  {
    id: 'core 16',
    what: 'search takes a part of a name for as close as the whole',
    file: `${BOOK}/wire/search-closeness.ts`,
    find: 'if (text === wanted) return CLOSENESS.whole',
    put: 'if (text === wanted) return CLOSENESS.within',
    test: `${BOOK}/wire/search-closeness.test.ts`,
  },
  {
    id: 'core 16',
    what: 'search does not put the popular first',
    file: `${BOOK}/wire/search-closeness.ts`,
    find: 'Number(other.isHot) - Number(one.isHot)',
    put: 'Number(one.isHot) - Number(other.isHot)',
    test: `${BOOK}/wire/search-closeness.test.ts`,
  },
]
