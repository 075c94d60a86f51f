import type { TextKey } from './texts/vi.ts'

/** What a bare key does on a page, as its foot says it. */
export const FOOT_KEYS = {
  move: [['J', 'K'], 'foot.moves'],
  approve: [['A'], 'decide.approve'],
  refuse: [['R'], 'decide.refuse'],
  hold: [['H'], 'foot.hold'],
  choose: [['X'], 'foot.choose'],
  credit: [['C'], 'foot.credit'],
  take: [['A'], 'foot.take'],
  suspend: [['S'], 'foot.suspend'],
  reopen: [['O'], 'foot.reopen'],
  create: [['N'], 'foot.create'],
  note: [['N'], 'foot.note'],
  peek: [['Space'], 'foot.peek'],
  open: [['↵'], 'foot.open'],
  find: [['/'], 'foot.find'],
  member: [['E'], 'foot.member'],
  walk: [['[', ']'], 'foot.walk'],
  tabs: [['1…9'], 'foot.tabs'],
  reasons: [['1…9'], 'foot.reasons'],
  proof: [['P'], 'foot.proof'],
} as const satisfies Record<string, readonly [readonly string[], TextKey]>
export type FootKey = keyof typeof FOOT_KEYS
