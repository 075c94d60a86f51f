import type { PackOf } from '../keys.ts'
import type { statement as source } from './vi.ts'

export const statement: PackOf<typeof source> = {
  'statement.title': 'Check a statement',
  'statement.intro':
    'This page recomputes the hash chain and the balances of a statement file on your own device. It needs no network and sends nothing.',
  'statement.choose': 'Choose the statement file',
  'statement.language': 'Language',
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
