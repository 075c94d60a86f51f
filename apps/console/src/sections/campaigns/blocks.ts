import { NO_TEXTS, type Texts } from '../../parts/text-fields.tsx'

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

/** Whether it asks for an earlier deposit. */
export const BLOCK_DEPOSITED = ['any', 'before', 'never'] as const
export const BLOCK_CAPS = ['device', 'payoutTarget', 'household', 'member'] as const
export type BlockCap = (typeof BLOCK_CAPS)[number]

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
  /** What the page of the campaign says of its rules; its title where nothing is written. */
  readonly rules: Texts
  /** First and last day; empty is always. */
  readonly first: string
  readonly last: string
  /** Whom it is meant for; empty is everybody. */
  readonly levelTo: string
  readonly accountDaysFrom: string
  readonly accountDaysTo: string
  readonly deposited: (typeof BLOCK_DEPOSITED)[number]
  readonly languages: readonly (keyof Texts)[]
  /** How many members claim with one of these, and how many steps one takes; empty is no bound. */
  readonly caps: Record<BlockCap, string>
  /** A sum from there on waits for a person; empty is none. */
  readonly reviewFrom: string
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
  rules: NO_TEXTS,
  first: '',
  last: '',
  levelTo: '',
  accountDaysFrom: '',
  accountDaysTo: '',
  deposited: 'any',
  languages: [],
  caps: { device: '1', payoutTarget: '', household: '', member: '' },
  reviewFrom: '',
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
      rules: [{ title, text: rulesOf(blocks, title) }],
      period: periodOf(blocks),
      state: 'draft',
      cycle: blocks.cycle,
      claimed: 'during',
      claimDays: 0,
      claim: 'hand',
      audience: audienceOf(blocks),
      conditions: [],
      steps: blocks.steps.map(({ target, amount }, at) => ({
        id: `s${at + 1}`,
        words: title,
        measure: { of: blocks.measure },
        target: Number(target),
        reward: { kind: 'cash', amount: Number(amount), turnoverTimes: Number(blocks.times) },
      })),
      budget: { amount: Number(blocks.budget), per: 'whole' },
      caps: figures(blocks.caps),
      ...figures({ reviewFrom: blocks.reviewFrom }),
    },
    null,
    2,
  )
}

const rulesOf = ({ rules }: Blocks, title: Texts): Texts => ({
  vi: rules.vi || title.vi,
  en: rules.en || title.en,
  'zh-CN': rules['zh-CN'] || title['zh-CN'],
  th: rules.th || title.th,
})

const periodOf = ({ first, last }: Blocks) =>
  first === '' && last === '' ? { kind: 'always' } : { kind: 'dates', first, last }

function audienceOf({ levelFrom, levelTo, accountDaysFrom, accountDaysTo, deposited, languages }: Blocks) {
  return {
    ...figures({ levelFrom: levelFrom === '0' ? '' : levelFrom, levelTo, accountDaysFrom, accountDaysTo }),
    ...(deposited === 'any' ? {} : { hasDeposited: deposited === 'before' }),
    ...(languages.length === 0 ? {} : { languages }),
  }
}

/** Those that were filled in; what is no figure is left for the server to refuse by its name. */
const figures = (typed: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (text === '' ? [] : [[name, Number(text)]])),
  )
