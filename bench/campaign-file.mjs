/** A campaign of one step in its file, for whoever is known by name: nothing but what the bench wants is in its way. */
export function campaignOf(id, step) {
  const words = { vi: id, en: id, 'zh-CN': id, th: id }
  const reward = { kind: 'cash', amount: 1000, turnoverTimes: 0 }
  return {
    id,
    version: 1,
    kind: 'ladder',
    state: 'on',
    position: 1,
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
    steps: [{ id: 's1', words, measure: { of: 'task', task: 'identity' }, target: 1, reward, ...step }],
    budget: { amount: 1_000_000_000, per: 'whole' },
    caps: {},
  }
}
