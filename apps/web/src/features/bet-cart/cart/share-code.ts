/** What names a selection to anybody: prices and limits are fetched anew. */
export type SharedPick = { readonly matchId: number; readonly marketId: number; readonly optionType: number }

const MARK = 'K1-'
const BASE = 36
const NUMBER = /^[0-9a-z]{1,10}$/

/** `K1-2s.4t1.3_…`: short enough for a message, and safe in an address. */
export function shareCode(picks: readonly SharedPick[]): string {
  const parts = picks.map(({ matchId, marketId, optionType }) =>
    [matchId, marketId, optionType].map((each) => each.toString(BASE)).join('.'),
  )
  return MARK + parts.join('_')
}

/** Reads a code, or an address that carries one; null when there is none in it. */
export function readShareCode(text: string, max: number): SharedPick[] | null {
  const [, body] = /K1-([0-9a-z._]{1,400})/i.exec(text) ?? []
  if (!body) return null
  const picks = body.toLowerCase().split('_').map(readPick)
  return picks.length <= max && picks.every((pick) => pick !== null) ? picks : null
}

/** The same of a link: nothing but one code stands in its fragment. */
export function readSlipFragment(fragment: string, max: number): SharedPick[] | null {
  return /^K1-[0-9a-z._]{1,400}$/.test(fragment) ? readShareCode(fragment, max) : null
}

function readPick(text: string): SharedPick | null {
  const parts = text.split('.')
  if (parts.length !== 3 || !parts.every((part) => NUMBER.test(part))) return null
  const [matchId = Number.NaN, marketId = Number.NaN, optionType = Number.NaN] = parts.map((part) =>
    Number.parseInt(part, BASE),
  )
  const isSafe = [matchId, marketId, optionType].every((each) => Number.isSafeInteger(each))
  return isSafe ? { matchId, marketId, optionType } : null
}
