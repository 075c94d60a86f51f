import type { PlainMessageKey } from '@keo/messages/keys'
import { paths } from '../../navigation/paths.ts'

type Way = { readonly words: PlainMessageKey; readonly path: () => string }

const DEPOSIT: Way = { words: 'campaigns.deposit', path: paths.deposit }
const BET: Way = { words: 'campaigns.bet', path: paths.sports }

/** Where a member gets on with what is measured; bets are the rest. */
const WAYS: Readonly<Record<string, Way>> = {
  deposits: DEPOSIT,
  'deposit-days': DEPOSIT,
  'first-deposit': DEPOSIT,
  'game-turnover': { words: 'campaigns.play', path: paths.games },
  'sign-in-days': { words: 'campaigns.toSignIn', path: paths.signCampaign },
  'side-golds': { words: 'campaigns.medals', path: paths.olympicGames },
  'right-picks': { words: 'campaigns.predict', path: paths.americaSchedule },
  cheers: { words: 'campaigns.cheer.on', path: paths.cheerUpActivity },
  'accepted-ideas': { words: 'campaigns.idea.write', path: paths.suggestionCampaign },
  friends: { words: 'campaigns.invite', path: paths.inviteFriends },
  identity: { words: 'campaigns.toIdentity', path: paths.identity },
  passkey: { words: 'campaigns.toPasskey', path: paths.secondFactor },
  'payout-target': { words: 'campaigns.toTarget', path: paths.bankCards },
}

export const wayOf = (measure: string): Way => WAYS[measure] ?? BET
