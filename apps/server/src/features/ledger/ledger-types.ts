import type { MemberId } from '@keo/contract/ids'
import type { Currency, Minor, Money } from '@keo/units/money'
import type { Instant } from '@keo/units/instants'
import type { Tx } from '@keo/service-kit/db/database'

/**
 * What belongs to us, by purpose. A balance below zero is money we have or are owed, above zero money we owe or earned;
 * all accounts of a currency, members' included, always add up to zero.
 */
export const HOUSE_ACCOUNTS = [
  /** Money at the payment parties: as far below zero as we have there. */
  'house:bank',
  /** What the owners put in, so that winners can be paid. */
  'house:capital',
  /** Received and not yet credited; nothing stays here. */
  'house:deposit-clearing',
  /** Taken from a hold and not yet confirmed as sent; nothing stays here. */
  'house:payout-clearing',
  /** Received under an order that it does not match, until a reviewer decides. */
  'house:suspense',
  /** What merchants owe after a dispute: credited to a member whose payment they did not release. It covers nothing. */
  'house:merchants',
  /** The other side of an exchange: each currency has its own, so a transaction never mixes two. */
  'house:exchange',
  'house:sports',
  'house:games',
  /** Fed by its part of bets, for whoever wins a jackpot; never below zero. */
  'house:jackpot',
  'house:promotions',
  'house:rounding',
  'house:fees',
] as const
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Where a member's own money lies, one for each game provider. `held` and `debt` are moved by holds and by force only. */
export type Purse = 'available' | 'bonus' | `game:${string}`
export type Account = Purse | HouseAccount

export type HoldPurpose = 'stake' | 'withdrawal'

/** What is said of every movement. */
type Said = {
  /** Null for a movement between house accounts. */
  readonly memberId: MemberId | null
  /** The same key with the same body gives the first answer, with another it is refused. Each member has keys of its own. */
  readonly key: string
  /** What the player reads it as, such as `deposit`, `bet.stake` or `withdraw.fee`. */
  readonly kind: string
  /** The order, bet or campaign that caused it. */
  readonly reference: string
  /** Always above zero; the accounts say the direction. */
  readonly amount: Money
  /** The sequence of the transaction this one corrects, in the same wallet. */
  readonly corrects?: bigint
}

/** From one account to another. Whatever arrives in `available` repays a debt first. */
export type Move = Said & { readonly op: 'move'; readonly from: Account; readonly to: Account }
/** Takes what is available and books the rest as a debt: it is never refused for want of money. */
export type Force = Said & { readonly op: 'force'; readonly to: HouseAccount }
/** Sets money aside. A withdrawal is refused while there is a debt. */
export type Hold = Said & { readonly op: 'hold'; readonly holdId: string; readonly purpose: HoldPurpose }
/** Takes held money away, a part or all of it; `payout` comes back from the same house account in the same movement. */
export type PostHold = Said & {
  readonly op: 'post'
  readonly holdId: string
  readonly to: HouseAccount
  readonly payout?: Minor
}
/** Gives held money back, a part or all of it. */
export type ReleaseHold = Said & { readonly op: 'release'; readonly holdId: string }

export type Command = Move | Force | Hold | PostHold | ReleaseHold

/** A member's money in one currency, as of transaction `seq` of that wallet. */
export type Balance = {
  readonly currency: Currency
  readonly available: Minor
  readonly held: Minor
  readonly bonus: Minor
  /** What the member owes: zero or above. */
  readonly debt: Minor
  readonly seq: bigint
}

/** Why nothing was moved. */
export type Refusal =
  /** Less than that is there. */
  | 'short'
  /** A debt stands against a withdrawal. */
  | 'debt'
  /** A limit of the member, named in `cause`. */
  | 'limit'
  /** The books do not add up: no withdrawals until they do. */
  | 'stopped'
  /** There is no such hold, or less is left in it. */
  | 'hold'
  /** The key was used for something else. */
  | 'key'
  /** The member has no wallet in this currency, and will not. */
  | 'currency'
  | 'member'

export type Outcome =
  | {
      readonly status: 'done'
      /** The transaction's number in its wallet (for house transactions: among all that touch the house). */
      readonly seq: bigint
      /** As this transaction left it; null for house transactions. */
      readonly balance: Balance | null
      /** True when the key had done this before: nothing moved now. */
      readonly isReplay: boolean
    }
  | { readonly status: Refusal; readonly cause: string | null }

/** In a transaction of the caller: moves the money or throws the refusal as an `AppError`, which undoes everything. */
export type Post = (command: Command) => Promise<Extract<Outcome, { status: 'done' }>>

/** Many in one round trip; one that is refused undoes them all. A key stands once among them. */
export type PostAll = (commands: readonly Command[]) => Promise<Extract<Outcome, { status: 'done' }>[]>

export type Posting = { readonly account: string; readonly amount: Minor }

/** One transaction of a wallet, as statements and records show it. */
export type Line = {
  readonly seq: bigint
  readonly at: Instant
  readonly kind: string
  readonly reference: string
  readonly key: string
  readonly postings: readonly Posting[]
  readonly balance: Balance
  readonly corrects: bigint | null
  readonly hash: string
}

export type OpenHold = {
  readonly holdId: string
  readonly purpose: HoldPurpose
  readonly amount: Money
  /** What is neither posted nor released. */
  readonly left: Money
  readonly openedAt: Instant
}

export type WalletKey = { readonly memberId: MemberId; readonly currency: Currency }

export type HistoryRequest = WalletKey & {
  readonly kinds?: readonly string[]
  /** From this instant on. */
  readonly from?: Instant
  /** Up to, without, this instant. */
  readonly until?: Instant
  /** Continue below this sequence: the last one of the page before. */
  readonly before?: bigint
  readonly limit: number
}

export type Ledger = {
  /**
   * Business rows and money in one database transaction: `post` belongs to that transaction. May run more than once,
   * as `database.tx` does. The new balances are told over the live socket once it is committed.
   */
  write<T>(run: (tx: Tx, post: Post, postAll: PostAll) => Promise<T>): Promise<T>
  /** A movement of its own, in one round trip; under load many share a commit, each with its own outcome. */
  submit(command: Command): Promise<Outcome>
  balanceOf(wallet: WalletKey): Promise<Balance>
  /** By provider, only those that were ever used. */
  gamePursesOf(wallet: WalletKey): Promise<ReadonlyMap<string, Minor>>
  /** What is not posted or released in full, oldest first. */
  holdsOf(wallet: WalletKey): Promise<OpenHold[]>
  /** Newest first. */
  history(request: HistoryRequest): Promise<Line[]>
  /** What came after a sequence, oldest first. */
  linesAfter(wallet: WalletKey & { after: bigint; limit: number }): Promise<Line[]>
  /** Those that were made under these keys, oldest first. */
  linesByKeys(wallet: WalletKey & { keys: readonly string[] }): Promise<Line[]>
  /** By account; what has not been sealed yet is counted in. */
  houseBalances(currency: Currency): Promise<ReadonlyMap<HouseAccount, Minor>>
}
