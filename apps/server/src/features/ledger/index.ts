export { readBookState, type CheckState as BookState } from './check-store.ts'
export { sqlBookProof } from './book-proof.ts'
export { sqlHouseCover } from './house-cover.ts'
export { ledgerJobs } from './ledger-jobs.ts'
export { announceBalances } from './balance-news.ts'
export { toMovement, toWalletBalance } from './balance-views.ts'
export { ledgerRoutes } from './ledger-routes.ts'
export { createStatements, type SealedLine } from './statements.ts'
export { sealedRow } from './sealed-rows.ts'
export { createLedger } from './ledger-service.ts'
export { shownSum } from './shown-sum.ts'
export { HOUSE_ACCOUNTS } from './ledger-types.ts'
export type {
  Account,
  Balance,
  Command,
  Force,
  HistoryRequest,
  Hold,
  HoldPurpose,
  HouseAccount,
  Ledger,
  Line,
  Move,
  OpenHold,
  Outcome,
  Post,
  PostAll,
  PostHold,
  Posting,
  Purse,
  Refusal,
  ReleaseHold,
  WalletKey,
} from './ledger-types.ts'
