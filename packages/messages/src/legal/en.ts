import type { PackOf } from '../keys.ts'
import type { legal as vi } from './vi.ts'

export const legal: PackOf<typeof vi> = {
  'about.title': 'About KÈO',
  'about.idea': 'Good lines, clear prices.',
  'about.intro':
    'KÈO is where you watch a match, compare prices and place a slip on your phone. Every number you see is the number the server accepts and settles with.',
  'about.sports': 'sports',
  'about.picks': 'picks in one slip',
  'about.languages': 'languages',
  'about.promise.price.title': 'The price you tap is the price you get',
  'about.promise.price.body':
    'If it moves before your slip is accepted, KÈO asks again, unless you chose to accept every change.',
  'about.promise.money.title': 'Every coin is on the books',
  'about.promise.money.body': 'Each change of your balance has its own line, there to read at any time.',
  'about.promise.limits.title': 'You set the limits',
  'about.promise.limits.body': 'A lower limit works at once. A higher one waits 24 hours.',
  'about.company': 'Operator and licence',
  'about.agreement': 'User agreement',
  'access.title': 'Accessibility',

  'company.title': 'The operator',
  'company.sandbox.title': 'This is a trial site',
  'company.sandbox.body':
    'Every balance is play money: it cannot be bought, cashed out or exchanged, and it has no value. Banks, wallets and SMS here are simulations.',
  'company.operator': 'Operator',
  'company.licence': 'Licence',
  'company.line': 'Agent line',
  'company.mode': 'Environment',
  'company.mode.dev': 'Development',
  'company.mode.test': 'Test',
  'company.mode.uat': 'Acceptance',
  'company.mode.prod': 'Production',
  'company.notSet': 'Not declared',
  'company.notSetReason':
    'An operator must declare its company, licence and payment partners before taking real money. Once it has, they are shown here.',
  'company.contacts': 'Contacts',
  'company.support': 'Message support',
  'company.help': 'Help with gambling: {name}',

  'agreement.title': 'User agreement',
  'agreement.updated': 'In force since {date}',
  'agreement.intro':
    'This says what you and KÈO may do and must do. Opening an account or placing a slip means you agree. It takes about three minutes to read.',
  'agreement.who.title': 'Who may play',
  'agreement.who.body':
    'You must be {age} or older and allowed to play where you live. One account for each person, with your own true details.\nAnyone who has excluded themselves or has been barred may not open a new account.',
  'agreement.money.title': 'Play money',
  'agreement.money.body':
    'The trial site uses play money only. It is not bought with real money, cannot be turned into it, and has no value.\nIf a licensed operator switches real money on, KÈO will say so clearly and ask for your consent again. Play money does not carry over.',
  'agreement.account.title': 'Account and security',
  'agreement.account.body':
    'Keep your password and SMS codes to yourself; KÈO never asks for them by message or phone. Signing in on a new device or from an unusual address may need a check.\nIf something looks wrong, change your password and message support at once.',
  'agreement.bets.title': 'Placing a slip',
  'agreement.bets.body':
    'A slip counts only once the server says it is accepted. Live matches have a delay of a few seconds, in which the price may move or the slip may be refused; the stake then returns at once.\nThe smallest and largest stake and the number of picks are shown before you place it. An accepted slip cannot be edited.',
  'agreement.settlement.title': 'Settling a slip',
  'agreement.settlement.body':
    'Slips settle by the published betting rules and the official result of the competition. A void pick counts at 1.00 or returns the stake.\nIf a result is corrected, the slip is settled again and your record shows both entries.',
  'agreement.games.title': 'Games and maintenance',
  'agreement.games.body':
    'Some games come from third parties and open in a frame of their own, with the real host always shown at its top. They receive neither your password nor your sign-in.\nMaintenance times are shown in your local time. Accepted slips stay as they are.',
  'agreement.fair.title': 'Fair play',
  'agreement.fair.body':
    'No automated play, no collusion, no extra accounts to collect promotions. KÈO may hold and review slips that show signs of these, and tells you why.',
  'agreement.safer.title': 'Safer play',
  'agreement.safer.body':
    'Play is entertainment. Use only the money and time you can spare, and never chase a loss.\nYou may set limits on deposits, losses, stakes and time; take a break from 24 hours, or exclude yourself from six months. A lower limit works at once, a higher one after 24 hours. Message support if you want a person to help.\nOutside KÈO, Gambling Therapy offers free and anonymous support.',
  'agreement.privacy.title': 'Your data',
  'agreement.privacy.body':
    'KÈO keeps what it needs to run your account: user name, phone number, device, network address, slips and records. Phones, cards and names are masked on screen. KÈO does not sell data.\nYou may ask for a copy or for deletion; records that the law obliges us to keep lose your identity.',
  'agreement.changes.title': 'Changes and contact',
  'agreement.changes.body':
    'When something important changes, KÈO tells you in your inbox beforehand and asks again. Slips accepted under the old text settle under the old text.\nFor questions or complaints, message support; a person answers every request.',
  'agreement.rules': 'Betting rules',
}
