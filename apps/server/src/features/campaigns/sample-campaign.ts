import type { Campaign } from './campaign-schema.ts'

/** A campaign of one step: 50,000 dong for sports bets of 100,000 today. */
export function oneStep(id: string, more: Partial<Campaign> = {}): Campaign {
  const words = { vi: id, en: id, 'zh-CN': id, th: id }
  return {
    id,
    version: 1,
    kind: 'ladder',
    state: 'on',
    position: 99,
    art: 'boat',
    tags: ['sports'],
    title: words,
    subtitle: words,
    rules: [{ title: words, text: words }],
    period: { kind: 'always' },
    cycle: 'day',
    claimed: 'during',
    claimDays: 0,
    claim: 'hand',
    audience: {},
    conditions: [],
    steps: [
      {
        id: 's1',
        words,
        measure: { of: 'sports-turnover' },
        target: 100_000,
        reward: { kind: 'cash', amount: 50_000, turnoverTimes: 0 },
      },
    ],
    budget: { amount: 1_000_000_000, per: 'whole' },
    caps: {},
    ...more,
  }
}
