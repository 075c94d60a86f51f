/** What a key of the stake keypad does to the digits typed so far. */
export type StakeKey =
  | { kind: 'digits'; digits: string }
  | { kind: 'add'; amount: number }
  | { kind: 'erase' }
  | { kind: 'clear' }

/** The digits after a key, as whole units without grouping. A result longer than `maxLength` leaves them unchanged. */
export function pressStakeKey(digits: string, key: StakeKey, maxLength = 12): string {
  const next = pressed(digits, key).replace(/^0+/, '')
  return next.length > maxLength ? digits : next
}

function pressed(digits: string, key: StakeKey): string {
  if (key.kind === 'clear') return ''
  if (key.kind === 'erase') return digits.slice(0, -1)
  if (key.kind === 'add') return String(Number(digits || '0') + key.amount)
  return digits + key.digits
}
