import { ACCOUNT_PERSONAL_TABLES } from './features/accounts/index.ts'
import { BET_RECORD_PERSONAL_TABLES } from './features/bet-records/index.ts'
import { BINDING_PERSONAL_TABLES } from './features/bindings/index.ts'
import { CAMPAIGN_PERSONAL_TABLES } from './features/campaigns/index.ts'
import { CHAT_PERSONAL_TABLES } from './features/chat/index.ts'
import { CODE_PERSONAL_TABLES } from './features/codes/index.ts'
import { MEMBER_NOTE_PERSONAL_TABLES } from './features/console/index.ts'
import { DEPOSIT_PERSONAL_TABLES } from './features/deposit/index.ts'
import { EXPERT_PERSONAL_TABLES } from './features/experts/index.ts'
import { FEEDBACK_PERSONAL_TABLES } from './features/feedback/index.ts'
import { GAME_PERSONAL_TABLES } from './features/games/index.ts'
import { COMPLAINT_PERSONAL_TABLES } from './features/complaints/index.ts'
import { HARM_MARKER_PERSONAL_TABLES } from './features/harm-markers/index.ts'
import { REPORT_PERSONAL_TABLES } from './features/reports/index.ts'
import { INBOX_PERSONAL_TABLES } from './features/inbox/index.ts'
import { INSIGHT_PERSONAL_TABLES } from './features/insight/index.ts'
import { INVITE_PERSONAL_TABLES } from './features/invitations/index.ts'
import { MATCH_NEWS_PERSONAL_TABLES } from './features/match-news/index.ts'
import { OWN_ACCOUNT_PERSONAL_TABLES } from './features/own-account/index.ts'
import type { PersonalTable } from './features/personal-data/index.ts'
import { REWARD_PERSONAL_TABLES } from './features/rewards/index.ts'
import { ROOM_PERSONAL_TABLES } from './features/rooms/index.ts'
import { ROOM_CHAT_PERSONAL_TABLES } from './features/room-chat/index.ts'
import { SAFER_PLAY_PERSONAL_TABLES } from './features/safer-play/index.ts'
import { PLAY_LIMIT_PERSONAL_TABLES } from './features/play-limits/index.ts'
import { PUSH_PERSONAL_TABLES } from './features/push/index.ts'
import { SHARED_TICKET_PERSONAL_TABLES } from './features/shared-tickets/index.ts'
import { SPORTS_PERSONAL_TABLES } from './features/sports/index.ts'
import { SUPPORT_PERSONAL_TABLES } from './features/support/index.ts'
import { TURNOVER_PERSONAL_TABLES } from './features/turnover/index.ts'
import { VIP_PERSONAL_TABLES } from './features/vip/index.ts'
import { WALLET_PERSONAL_TABLES } from './features/wallet/index.ts'
import { PASSWORD_PERSONAL_TABLES } from './features/passwords/index.ts'
import { SESSION_PERSONAL_TABLES } from './features/sessions/index.ts'
import { SECOND_FACTOR_PERSONAL_TABLES } from './features/second-factor/index.ts'
import { SECURITY_CHANGE_PERSONAL_TABLES } from './features/security-changes/index.ts'
import { WITHDRAW_PERSONAL_TABLES } from './features/withdraw/index.ts'
import { WITHDRAW_PASSWORD_PERSONAL_TABLES } from './features/withdraw-password/index.ts'

/** The books are kept: every posting stays, under an id that is nobody's any more. */
const LEDGER: readonly PersonalTable[] = [
  {
    table: 'ledger_wallet',
    name: 'wallets',
    columns: ['currency', 'available', 'held', 'bonus', 'debt'],
    onErasure: 'keep',
  },
  {
    table: 'ledger_game_purse',
    name: 'gamePurses',
    columns: ['game', 'currency', 'balance'],
    onErasure: 'keep',
  },
  {
    table: 'ledger_hold',
    name: 'holds',
    columns: ['id', 'currency', 'purpose', 'amount', 'rest', 'opened_at'],
    onErasure: 'keep',
  },
  {
    table: 'ledger_transaction',
    name: 'transactions',
    columns: ['at', 'kind', 'reference', 'currency', 'number', 'available', 'held', 'bonus', 'debt'],
    onErasure: 'keep',
  },
  {
    table: 'ledger_posting',
    name: 'postings',
    columns: ['number', 'account', 'amount', 'currency'],
    onErasure: 'keep',
  },
  { table: 'ledger_refusal', name: 'refusedMovements', columns: ['at', 'status'], onErasure: 'keep' },
  { table: 'ledger_unsealed', name: 'unsealed', columns: [], onErasure: 'keep' },
]

/** Every table with a row of a member's: a test finds the ones that are missing here. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...PASSWORD_PERSONAL_TABLES,
  ...SESSION_PERSONAL_TABLES,
  ...ACCOUNT_PERSONAL_TABLES,
  ...CODE_PERSONAL_TABLES,
  ...OWN_ACCOUNT_PERSONAL_TABLES,
  ...SAFER_PLAY_PERSONAL_TABLES,
  ...HARM_MARKER_PERSONAL_TABLES,
  ...REPORT_PERSONAL_TABLES,
  ...INSIGHT_PERSONAL_TABLES,
  ...COMPLAINT_PERSONAL_TABLES,
  ...SECOND_FACTOR_PERSONAL_TABLES,
  ...SECURITY_CHANGE_PERSONAL_TABLES,
  ...LEDGER,
  ...DEPOSIT_PERSONAL_TABLES,
  ...SPORTS_PERSONAL_TABLES,
  ...BET_RECORD_PERSONAL_TABLES,
  ...SHARED_TICKET_PERSONAL_TABLES,
  ...GAME_PERSONAL_TABLES,
  ...MATCH_NEWS_PERSONAL_TABLES,
  ...INBOX_PERSONAL_TABLES,
  ...PUSH_PERSONAL_TABLES,
  { table: 'guide_click', name: 'guidesSeen', columns: ['guide', 'at'], onErasure: 'delete' },
  {
    table: 'help_vote',
    name: 'helpVotes',
    columns: ['article_id', 'is_useful', 'at'],
    onErasure: 'delete',
  },
  ...FEEDBACK_PERSONAL_TABLES,
  ...SUPPORT_PERSONAL_TABLES,
  ...CHAT_PERSONAL_TABLES,
  ...WITHDRAW_PASSWORD_PERSONAL_TABLES,
  ...BINDING_PERSONAL_TABLES,
  ...WITHDRAW_PERSONAL_TABLES,
  ...WALLET_PERSONAL_TABLES,
  ...PLAY_LIMIT_PERSONAL_TABLES,
  ...TURNOVER_PERSONAL_TABLES,
  ...MEMBER_NOTE_PERSONAL_TABLES,
  ...VIP_PERSONAL_TABLES,
  ...REWARD_PERSONAL_TABLES,
  ...INVITE_PERSONAL_TABLES,
  ...CAMPAIGN_PERSONAL_TABLES,
  ...EXPERT_PERSONAL_TABLES,
  ...ROOM_PERSONAL_TABLES,
  ...ROOM_CHAT_PERSONAL_TABLES,
  // Dropped after a while by themselves; until then they may hold what the player's app knew.
  {
    table: 'error_report',
    name: 'errorReports',
    columns: ['received_at', 'address', 'device_no', 'phone_info', 'interface_address'],
    onErasure: 'delete',
  },
  // That somebody asked, and that it was done, is what shows that the law was kept.
  { table: 'account_closing', name: 'closing', columns: ['asked_at', 'due_at'], onErasure: 'keep' },
]
