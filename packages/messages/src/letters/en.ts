import type { PackOf } from '../keys.ts'
import type { letters as source } from './vi.ts'

export const letters: PackOf<typeof source> = {
  'letter.depositCredited.title': 'Deposit credited',
  'letter.depositCredited.text': 'Your deposit of {amount} is in your wallet.',
  'letter.depositCreditedWithGift.title': 'Deposit credited, with a bonus',
  'letter.depositCreditedWithGift.text':
    'Your deposit of {amount} is in your wallet, with a bonus of {gift}.',
  'letter.depositFailed.title': 'Deposit not credited',
  'letter.depositFailed.text':
    'Your deposit of {amount} did not go through. Money you sent, if any, goes back to where it came from.',
  'letter.depositExpired.title': 'Deposit expired',
  'letter.depositExpired.text':
    'No money arrived for your deposit of {amount}. If you did send it, tell support the order number.',
  'letter.disputeAsked.title': 'Your dispute needs more',
  'letter.disputeAsked.text':
    'About your deposit of {amount}: {question} Answer in the order, with a picture of the transfer if you have one.',
  'letter.disputeRefused.title': 'Your dispute was decided against you',
  'letter.disputeRefused.text': 'Your deposit of {amount} was not credited. {reason}',
  'letter.withdrawPaid.title': 'Withdrawal paid',
  'letter.withdrawPaid.text': 'Your withdrawal of {amount} was sent to {target}.',
  'letter.withdrawRefused.title': 'Withdrawal not paid',
  'letter.withdrawRefused.text':
    'Your withdrawal of {amount} was not paid. The money is back in your wallet.',
  'letter.limitSet.title': 'Limit in force',
  'letter.limitSet.text': 'Limit of {limit} per {period}: {amount}.',
  'letter.limitRemoved.title': 'A limit was removed',
  'letter.limitRemoved.text': 'The limit of {limit} per {period} is no longer in force.',
  'letter.sessionLimitSet.title': 'Playing time set',
  'letter.sessionLimitSet.text': 'A sitting lasts {minutes} minutes at most.',
  'letter.sessionLimitRemoved.title': 'Playing time no longer limited',
  'letter.sessionLimitRemoved.text': 'Your sittings have no time limit any more.',
  'letter.breakSet.title': 'You are on a break',
  'letter.breakSet.text': 'Your break lasts until {until}. You can still withdraw and see your history.',
  'letter.excluded.title': 'Self-exclusion',
  'letter.excluded.text':
    'You closed the account to play until {until}. Your balance can still be withdrawn.',
  'letter.excludedEndless.title': 'Self-exclusion without an end',
  'letter.excludedEndless.text':
    'You closed the account to play without an end. Your balance can still be withdrawn.',
  'letter.playCare.title': 'Playing within your means',
  'letter.playCare.text':
    'You have been playing more than before. You can set a deposit limit, take a break for some days or talk to an adviser, all under Safer play.',
  'letter.newDevice.title': 'Sign-in from a new device',
  'letter.newDevice.text': '{device}. If this was not you, change your password now.',
  'letter.passwordChanged.title': 'Password changed',
  'letter.passwordChanged.text':
    'Your sign-in password was changed. If this was not you, contact support now.',
  'letter.mobileChanged.title': 'Mobile number changed',
  'letter.mobileChanged.text':
    'The linked mobile number was changed. If this was not you, contact support now.',
  'letter.emailChanged.title': 'Email changed',
  'letter.emailChanged.text':
    'The linked email address was changed. If this was not you, contact support now.',
  'letter.totpAdded.title': 'Authenticator app on',
  'letter.totpAdded.text': 'The authenticator app was turned on. If this was not you, contact support now.',
  'letter.totpRemoved.title': 'Authenticator app off',
  'letter.totpRemoved.text':
    'The authenticator app was turned off. If this was not you, contact support now.',
  'letter.factorsReset.title': 'Second factors removed',
  'letter.factorsReset.text':
    'Support checked who you are and removed every second factor. Set one up again. If you did not ask for it, contact support now.',
  'letter.passkeyAdded.title': 'Passkey added',
  'letter.passkeyAdded.text': 'A passkey was added. If this was not you, contact support now.',
  'letter.passkeyRemoved.title': 'Passkey removed',
  'letter.passkeyRemoved.text': 'A passkey was removed. If this was not you, contact support now.',
  'letter.recoveryRenewed.title': 'New recovery codes',
  'letter.recoveryRenewed.text':
    'The recovery codes were made anew. If this was not you, contact support now.',
  'letter.targetBound.title': 'Payout account bound',
  'letter.targetBound.text': 'A payout account was bound. If this was not you, contact support now.',
  'letter.targetDeleted.title': 'Payout account deleted',
  'letter.targetDeleted.text': 'A payout account was deleted. If this was not you, contact support now.',
  'letter.withdrawPasswordSet.title': 'Withdraw password set',
  'letter.withdrawPasswordSet.text':
    'The withdraw password was set. If this was not you, contact support now.',
  'letter.changeUndone.title': 'Security details put back',
  'letter.changeUndone.text':
    'Recent changes were undone and every session was ended. Please set a new password.',
  'letter.complaintOpened.title': 'Your complaint is on record',
  'letter.complaintOpened.text': 'Your complaint was put on record. It is answered by {until} at the latest.',
  'letter.complaintAnswered.title': 'Your complaint was answered',
  'letter.complaintAnswered.text': 'KÈO answers: {answer}',
  'letter.feedbackAnswered.title': 'Your message was answered',
  'letter.feedbackAnswered.text': 'Support has just answered. Open it to read and to write on.',
  'letter.chatAnswered.title': 'Support has answered you',
  'letter.chatAnswered.text':
    'There is something new in your chat with support. Open it to read and to write on.',
  'letter.ideaAccepted.title': 'Your idea was accepted',
  'letter.ideaAccepted.text':
    'Thank you. Your idea was taken up; a reward of the event, if there is one, is under Rewards.',
  'letter.betSettled.title': 'Bet settled',
  'letter.betSettled.text': '{match}. Stake {stake}, returned {returned}.',
  'letter.betCorrected.title': 'Bet result corrected',
  'letter.betCorrected.text': '{match}. Stake {stake}, it now returns {returned}.',
  'letter.autoCashedOut.title': 'Cashed out by itself',
  'letter.autoCashedOut.text':
    '{match}. {stake} of the stake was cashed out by the condition you set, you get {returned}.',
  'letter.rewardToClaim.title': 'A reward is waiting for you',
  'letter.rewardToClaim.text': 'A reward of {amount} is waiting. Claim it before {until}.',
  'letter.rewardPaid.title': 'A reward is in your wallet',
  'letter.rewardPaid.text': '{amount} was added to your wallet.',
  'letter.giftGiven.title': 'You have a new gift',
  'letter.giftGiven.text': 'It waits for you in My gifts.',
  'letter.agentAccepted.title': 'You are an agent now',
  'letter.agentAccepted.text': 'Your application was accepted, with the account {account}.',
  'letter.agentRefused.title': 'Your application as an agent was not accepted',
  'letter.agentRefused.text': 'Your application to become an agent was not accepted. {reason}',
  'letter.expertAccepted.title': 'You are an expert now',
  'letter.expertAccepted.text':
    'Your application was accepted. From now on you can seal plans from your bet slip.',
  'letter.expertRefused.title': 'Your application was not accepted',
  'letter.expertRefused.text': 'Your application to write plans was not accepted. {reason}',
  'letter.expertStopped.title': 'You write no plans for now',
  'letter.expertStopped.text':
    'The people of the site have stopped you from writing and selling plans. {reason} What you sealed is still settled.',
  'letter.expertLetAgain.title': 'You may write plans again',
  'letter.expertLetAgain.text': 'You may write and sell plans again. {reason}',
  'letter.planSealed.title': 'An expert you follow has a new plan',
  'letter.planSealed.text': '{name} has sealed a plan before kick-off.',
  'letter.planPaidBack.title': 'Void plan, paid back',
  'letter.planPaidBack.text':
    'A match was cancelled or postponed, so the plan you bought is void. {amount} is back in your wallet.',
  'letter.planCharged.title': 'The result of a plan was corrected',
  'letter.planCharged.text':
    'A match counts after all, so the plan you bought is no longer void. The {amount} paid back before was taken again.',
  'letter.plansSealed.title': 'Experts you follow have new plans',
  'letter.plansSealed.text': '{names} have sealed {count} plans before kick-off.',
  'letter.roomSoon.title': 'Your match is about to start',
  'letter.roomSoon.text': '{room} starts in a few minutes. The room opens with it.',
  'letter.hostOnAir.title': 'A host you follow is on air',
  'letter.hostOnAir.text': '{host} is commenting on {room}. Come and watch.',
  'letter.limit.deposit': 'deposits',
  'letter.limit.loss': 'losses',
  'letter.limit.stake': 'stakes',
  'letter.period.day': 'day',
  'letter.period.week': 'week',
  'letter.period.month': 'month',
  'push.discreet': 'You have a new letter',
  'push.summary': { one: '{count} new letter in your inbox', other: '{count} new letters in your inbox' },
}
