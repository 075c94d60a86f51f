export { createUsdtRates, type RateIn, type UsdtRates } from './usdt-rates.ts'
export { isNear } from './rate-bounds.ts'
