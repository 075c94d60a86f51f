export { useBankCards, useC2cBanks, useWallets, type PayoutTarget } from './binding-queries.ts'
export { TargetCard } from './target-card.tsx'
export { placeName, targetName } from './target-words.ts'
