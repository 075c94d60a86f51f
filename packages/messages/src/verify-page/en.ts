import type { PackOf } from '../keys.ts'
import type { verifyPage as source } from './vi.ts'

export const verifyPage: PackOf<typeof source> = {
  'verify.title': 'Check it without Kèo',
  'verify.intro':
    'This page recomputes on your own device: wallet statements, game rounds, match seeds and expert plans. It needs no network and sends nothing.',
  'verify.keep': 'Save this page',
  'verify.source': '{lines} lines of source of this page, in {files} files',
  'verify.sourceText':
    'This is the very script that runs here, as it was written, without its types. The page runs nothing else.',
  'verify.sourceFile': '{file} · {lines} lines',
  'verify.choose': 'Choose a statement or evidence file',
  'verify.paste': 'Or paste the evidence here',
  'verify.save': 'Save the evidence as a file',
  'verify.language': 'Language',
  'verify.steps': 'Checked step by step',
  'verify.open': 'The check did not come to this step',
  'verify.unreadable': 'Cannot be read',
  'verify.unreadableText': 'This is no statement and no evidence of Kèo, or it was cut.',
  'verify.fails': 'Fails at step {step}: {title}',
  'verify.round.holds': 'The round holds',
  'verify.round.fails': 'The round does not hold',
  'verify.round.note':
    'Hash promised before the round: {hash}. Compare it with the one you saw before you played.',
  'verify.match.holds': 'The seed of the match holds',
  'verify.match.fails': 'The seed of the match does not hold',
  'verify.match.note':
    'Hash published before the match: {hash}. Compare it with the one you saw before kick-off.',
  'verify.plan.holds': 'The plan is as it was sealed',
  'verify.plan.fails': 'The plan does not fit its seal',
  'verify.plan.note': 'Seal: {hash}. Compare it with the one you saw before kick-off.',
  'statement.intact': 'The statement is intact',
  'statement.intactText':
    '{rows} rows recomputed in {ms} ms: every row follows from the one before, and the balances agree.',
  'statement.broken': 'The statement does not hold',
  'statement.brokenAt': 'Row {row}: {fault}',
  'statement.fault.format': 'cannot be read. The file is no statement of Kèo, or it was cut.',
  'statement.fault.genesis': 'the start does not belong to this member and currency.',
  'statement.fault.order': 'missing, doubled or out of order.',
  'statement.fault.hash': 'the content was changed: its hash does not fit.',
  'statement.fault.unbalanced': 'the postings do not add up to 0.',
  'statement.fault.balance': 'the stated balance is not the computed one.',
  'statement.fault.end': 'the end does not fit the last row; the file may have been cut short.',
  'statement.member': 'Member',
  'statement.available': 'Available',
  'statement.held': 'Held',
  'statement.bonus': 'Bonus',
  'statement.debt': 'Debt',
  'statement.lastHash': 'Last hash',
  'statement.rows': 'Rows, times at +08:00',
}
