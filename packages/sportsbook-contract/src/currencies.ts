/** Currencies by the provider's ids (1.6). Ids of 1000 and above count in other units than the currency itself. */
const LISTS: readonly (readonly [from: number, codes: string])[] = [
  [1, 'CNY USD EUR GBP HKD TWD MYR SGD THB VND KRW JPY PHP IDR INR AUD MMK COP TZS NGN ZMW BRL MXN RUB EGP'],
  [26, 'PEN BOB PKR BDT UGX ETB ZAR HNL CDF TRY IRR GHS KES ILS CLP KZT KGS TJS TMT UZS LAK BND CAD NZD'],
  [59, 'PLN ARS KHR NIO ZWL IMP LKR XOF NPR PGK SAR AED KWD QAR XAF'],
  [200, 'USDT BTC ETH LTC DOGE BCH DASH ETC'],
  [209, 'USDC XRP'],
  [1000, 'VND(K) IDR(K)'],
  [1003, 'IRR(K) UZS(K) LAK(K)'],
  [1007, 'KRW(K) KHR(K) TWD(1%) TWD/130 USD20'],
  [1200, 'mBTC mETH mBCH mDASH mETC mLTC'],
]

/** Thousands of dong: a stake of 50 in it is 50,000 dong. */
export const VND_IN_THOUSANDS = 1000

export const PROVIDER_CURRENCIES: ReadonlyMap<number, string> = new Map(
  LISTS.flatMap(([from, codes]) => codes.split(' ').map((code, at) => [from + at, code] as const)),
)
