import type { accessStatement } from './access-statement/vi.ts'
import type { accounts } from './accounts/vi.ts'
import type { amounts } from './amounts/vi.ts'
import type { articles } from './articles/vi.ts'
import type { articleWords } from './article-words/vi.ts'
import type { betCart } from './bet-cart/vi.ts'
import type { betRecords } from './bet-records/vi.ts'
import type { betReplay } from './bet-replay/vi.ts'
import type { bindings } from './bindings/vi.ts'
import type { broadcast } from './broadcast/vi.ts'
import type { campaigns } from './campaigns/vi.ts'
import type { core } from './core/vi.ts'
import type { deposit } from './deposit/vi.ts'
import type { entertainment } from './entertainment/vi.ts'
import type { experts } from './experts/vi.ts'
import type { explain } from './explain/vi.ts'
import type { gamePlay } from './game-play/vi.ts'
import type { gameTables } from './game-tables/vi.ts'
import type { gameRounds } from './game-rounds/vi.ts'
import type { gamesLobby } from './games-lobby/vi.ts'
import type { hostLines } from './host-lines/vi.ts'
import type { hosts } from './hosts/vi.ts'
import type { inbox } from './inbox/vi.ts'
import type { insight } from './insight/vi.ts'
import type { invitations } from './invitations/vi.ts'
import type { legal } from './legal/vi.ts'
import type { letters } from './letters/vi.ts'
import type { live } from './live/vi.ts'
import type { match } from './match/vi.ts'
import type { members } from './members/vi.ts'
import type { panel } from './panel/vi.ts'
import type { pages } from './pages/vi.ts'
import type { proof } from './proof/vi.ts'
import type { provider } from './provider/vi.ts'
import type { push } from './push/vi.ts'
import type { rewards } from './rewards/vi.ts'
import type { saferPlay } from './safer-play/vi.ts'
import type { roomChat } from './room-chat/vi.ts'
import type { security } from './security/vi.ts'
import type { server } from './server/vi.ts'
import type { sharedTickets } from './shared-tickets/vi.ts'
import type { site } from './site/vi.ts'
import type { sports } from './sports/vi.ts'
import type { sportsGuide } from './sports-guide/vi.ts'
import type { support } from './support/vi.ts'
import type { supportChat } from './support-chat/vi.ts'
import type { vip } from './vip/vi.ts'
import type { wallet } from './wallet/vi.ts'
import type { webview } from './webview/vi.ts'
import type { withdraw } from './withdraw/vi.ts'
import type { verifyPage } from './verify-page/vi.ts'

/**
 * A pack is split into areas that load on their own: `core` with the shell, `server` on the server only, and
 * one per feature; long texts and the developer panel have their own. Vietnamese is the source: the other
 * languages must have exactly its keys.
 */
export type Areas = {
  core: typeof core
  accessStatement: typeof accessStatement
  articles: typeof articles
  articleWords: typeof articleWords
  campaigns: typeof campaigns
  pages: typeof pages
  server: typeof server
  proof: typeof proof
  provider: typeof provider
  site: typeof site
  legal: typeof legal
  webview: typeof webview
  accounts: typeof accounts
  members: typeof members
  security: typeof security
  saferPlay: typeof saferPlay
  deposit: typeof deposit
  bindings: typeof bindings
  withdraw: typeof withdraw
  wallet: typeof wallet
  amounts: typeof amounts
  betCart: typeof betCart
  betRecords: typeof betRecords
  sharedTickets: typeof sharedTickets
  betReplay: typeof betReplay
  entertainment: typeof entertainment
  experts: typeof experts
  explain: typeof explain
  broadcast: typeof broadcast
  roomChat: typeof roomChat
  gamePlay: typeof gamePlay
  gamesLobby: typeof gamesLobby
  gameRounds: typeof gameRounds
  hostLines: typeof hostLines
  hosts: typeof hosts
  inbox: typeof inbox
  insight: typeof insight
  invitations: typeof invitations
  letters: typeof letters
  live: typeof live
  push: typeof push
  match: typeof match
  gameTables: typeof gameTables
  panel: typeof panel
  sports: typeof sports
  sportsGuide: typeof sportsGuide
  verifyPage: typeof verifyPage
  support: typeof support
  supportChat: typeof supportChat
  rewards: typeof rewards
  vip: typeof vip
}
export type Area = keyof Areas
export type MessageKey = { [A in Area]: keyof Areas[A] & string }[Area]

type PlainKeysOf<Pack> = {
  [K in keyof Pack & string]: Pack[K] extends `${string}{${string}` ? never : K
}[keyof Pack & string]
/** Keys whose text has no placeholder: those that a table may name without knowing what they need. */
export type PlainMessageKey = { [A in Area]: PlainKeysOf<Areas[A]> }[Area]

/** English needs a singular; the other languages write one form. */
export type Message = string | { readonly one: string; readonly other: string }
/** What another language must provide for an area: every key, nothing else. */
export type PackOf<Source> = { readonly [K in keyof Source]: Message }
