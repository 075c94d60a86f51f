import * as accountSessions from './account-sessions.ts'
import * as accounts from './accounts.ts'
import * as addresses from './addresses.ts'
import * as agentApplication from './agent-application.ts'
import * as articles from './articles.ts'
import * as banks from './banks.ts'
import * as betRecords from './bet-records.ts'
import * as betReplay from './bet-replay.ts'
import * as callBack from './call-back.ts'
import * as chatDesk from './chat-desk.ts'
import * as chat from './chat.ts'
import * as campaignDesk from './campaign-desk.ts'
import * as campaigns from './campaigns.ts'
import * as captcha from './captcha.ts'
import * as codes from './codes.ts'
import * as depositOrder from './deposit-order.ts'
import * as pictures from './pictures.ts'
import * as depositParties from './deposit-parties.ts'
import * as deposit from './deposit.ts'
import type { Call } from './define-call.ts'
import * as errorReport from './error-report.ts'
import * as expertDesk from './expert-desk.ts'
import * as experts from './experts.ts'
import * as ownPlans from './own-plans.ts'
import * as feedbackDesk from './feedback-desk.ts'
import * as feedback from './feedback.ts'
import * as games from './games.ts'
import * as guide from './guide.ts'
import * as heartbeat from './heartbeat.ts'
import * as help from './help.ts'
import * as identity from './identity.ts'
import * as legalTexts from './legal-texts.ts'
import * as inbox from './inbox.ts'
import * as insight from './insight.ts'
import * as invitations from './invitations.ts'
import * as matchNews from './match-news.ts'
import * as memberSecurity from './member-security.ts'
import * as members from './members.ts'
import * as roomChat from './room-chat.ts'
import * as roomDesk from './room-desk.ts'
import * as saferPlay from './safer-play.ts'
import * as payoutParties from './payout-parties.ts'
import * as playLimits from './play-limits.ts'
import * as predictions from './predictions.ts'
import * as privacy from './privacy.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as reviews from './reviews.ts'
import * as rewards from './rewards.ts'
import * as roomReminders from './room-reminders.ts'
import * as rooms from './rooms.ts'
import * as sandboxInbox from './sandbox-inbox.ts'
import * as sandbox from './sandbox.ts'
import * as sandboxGames from './sandbox-games.ts'
import * as secondFactorPasskeys from './second-factor-passkeys.ts'
import * as secondFactorProof from './second-factor-proof.ts'
import * as secondFactor from './second-factor.ts'
import * as securityChanges from './security-changes.ts'
import * as sharedTickets from './shared-tickets.ts'
import * as site from './site.ts'
import * as socket from './socket.ts'
import * as sports from './sports.ts'
import * as support from './support.ts'
import * as vip from './vip.ts'
import * as visitors from './visitors.ts'
import * as wallet from './wallet.ts'
import * as walletBalance from './wallet-balance.ts'
import * as walletRecords from './wallet-records.ts'
import * as withdraw from './withdraw.ts'
import * as withdrawPassword from './withdraw-password.ts'

/** Every declared call. For the server, the documentation and tests: a screen imports only the calls it makes. */
export const CALLS: readonly Call[] = [
  site,
  errorReport,
  visitors,
  accounts,
  accountSessions,
  heartbeat,
  captcha,
  codes,
  members,
  profile,
  memberSecurity,
  addresses,
  agentApplication,
  predictions,
  experts,
  articles,
  rooms,
  roomReminders,
  roomChat,
  roomDesk,
  expertDesk,
  ownPlans,
  privacy,
  secondFactor,
  secondFactorProof,
  secondFactorPasskeys,
  securityChanges,
  saferPlay,
  insight,
  identity,
  walletBalance,
  deposit,
  depositOrder,
  pictures,
  depositParties,
  wallet,
  sports,
  betRecords,
  sharedTickets,
  betReplay,
  matchNews,
  inbox,
  legalTexts,
  push,
  campaigns,
  campaignDesk,
  games,
  guide,
  help,
  feedback,
  feedbackDesk,
  callBack,
  chat,
  chatDesk,
  support,
  vip,
  walletRecords,
  playLimits,
  banks,
  withdrawPassword,
  withdraw,
  payoutParties,
  reviews,
  rewards,
  socket,
  sandbox,
  sandboxGames,
  sandboxInbox,
  invitations,
].flatMap((area) => Object.values<unknown>(area).filter(isCall))

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
