import type { PackOf } from '../keys.ts'
import type { push as source } from './vi.ts'

export const push: PackOf<typeof source> = {
  'push.title': 'Push notifications',
  'push.switch': 'Notify on this device',
  'push.hint':
    'New letters reach you at once, even when Kèo is closed. The lock screen shows a title only, never an amount.',
  'push.insecure': 'You opened Kèo over http. Browsers allow notifications only on pages opened with https.',
  'push.unsupported':
    'This browser cannot receive push notifications. On a phone, try adding Kèo to your home screen and opening it from there.',
  'push.denied':
    'You have blocked notifications from Kèo. Allow them again in the site settings of your browser, then come back here.',
  'push.closed': 'Kèo does not send push notifications yet. New letters are still in your inbox.',
  'push.failed': 'Notifications could not be turned on. Check your connection and try again.',
  'push.kinds': 'Notify me about',
  'push.kind.deposit': 'Deposits',
  'push.kind.withdraw': 'Withdrawals',
  'push.kind.bets': 'Bet results',
  'push.kind.limits': 'Play limits',
  'push.kind.security': 'Account security',
  'push.kind.support': 'Replies from support',
  'push.kind.campaigns': 'Events and offers',
  'push.quiet': 'Quiet hours',
  'push.quietHint':
    'Letters that come in these hours are gathered into one notification when they end. By the time in {zone}.',
  'push.from': 'From',
  'push.to': 'To',
  'push.offer.title': 'Know at once when a letter comes',
  'push.offer.text': 'Deposits, withdrawals and bet results appear on this device right away.',
  'push.offer.on': 'Turn on',
  'push.offer.no': 'No, thanks',
  'push.done': 'Notifications are on for this device',
}
