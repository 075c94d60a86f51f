/** What a campaign is built from here: steps of one measure, each with a sum. Other kinds are written whole. */
export const BLOCK_MEASURES = [
  'deposits',
  'sports-turnover',
  'game-turnover',
  'settled-bets',
  'net-loss',
] as const
export type BlockMeasure = (typeof BLOCK_MEASURES)[number]
export const BLOCK_CYCLES = ['whole', 'day', 'week', 'month'] as const

export type Blocks = {
  readonly id: string
  readonly vi: string
  readonly en: string
  readonly zh: string
  readonly th: string
  readonly measure: BlockMeasure
  readonly steps: readonly { readonly target: string; readonly amount: string }[]
  readonly times: string
  readonly cycle: (typeof BLOCK_CYCLES)[number]
  readonly levelFrom: string
  readonly budget: string
}

export const NO_BLOCKS: Blocks = {
  id: '',
  vi: '',
  en: '',
  zh: '',
  th: '',
  measure: 'sports-turnover',
  steps: [{ target: '1000000', amount: '10000' }],
  times: '1',
  cycle: 'day',
  levelFrom: '0',
  budget: '100000000',
}

/** The definition as the engine reads it; whether it is right, the server says. */
export function definitionOf(blocks: Blocks): string {
  const { vi, en, zh, th } = blocks
  const title = { vi, en, 'zh-CN': zh, th }
  return JSON.stringify(
    {
      id: blocks.id,
      version: 1,
      kind: 'ladder',
      position: 50,
      art: 'stairs',
      tags: [blocks.measure === 'game-turnover' ? 'games' : 'sports'],
      title,
      subtitle: title,
      rules: [{ title, text: title }],
      period: { kind: 'always' },
      state: 'draft',
      cycle: blocks.cycle,
      claimed: 'during',
      claimDays: 0,
      claim: 'hand',
      audience: blocks.levelFrom === '0' ? {} : { levelFrom: Number(blocks.levelFrom) },
      conditions: [],
      steps: blocks.steps.map(({ target, amount }, at) => ({
        id: `s${at + 1}`,
        words: title,
        measure: { of: blocks.measure },
        target: Number(target),
        reward: { kind: 'cash', amount: Number(amount), turnoverTimes: Number(blocks.times) },
      })),
      budget: { amount: Number(blocks.budget), per: 'whole' },
      caps: { device: 1 },
    },
    null,
    2,
  )
}
