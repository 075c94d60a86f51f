import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { campaignFolder } from '@keo/server/features/campaigns/campaign-library'
import type { Campaign } from '@keo/server/features/campaigns/campaign-schema'
import { oneStep } from '@keo/server/features/campaigns/sample-campaign'
import { afterAll } from 'vitest'

/** Who has a card has done everything that these campaigns ask for. */
const CARD = { measure: { of: 'task', task: 'payout-target' }, target: 1 } as const
const WORDS = { vi: 'a', en: 'a', 'zh-CN': 'a', th: 'a' }
/** Played in every week of the world. */
const LEAGUES = { leagues: [1001, 1002, 1003, 1004, 1005] }

const [step] = oneStep('door-claim').steps
const CAMPAIGNS: readonly Campaign[] = [
  oneStep('door-claim', { steps: step ? [{ ...step, ...CARD }] : [] }),
  oneStep('door-box', {
    kind: 'box',
    steps: [],
    boxes: {
      row: [
        {
          ...CARD,
          id: 'b1',
          words: WORDS,
          size: 'small',
          prizes: [
            { id: 'p1', weight: 1, cash: 1000 },
            { id: 'p2', weight: 1, cash: 2000 },
          ],
        },
      ],
      turnoverTimes: 0,
    },
  }),
  oneStep('door-wheel', {
    kind: 'wheel',
    steps: [],
    wheel: {
      sectors: ['s1', 's2', 's3', 's4'].map((id) => ({ id, words: WORDS, weight: 1, cash: 1000 })),
      turnsFrom: [{ ...CARD, words: WORDS, turns: 1 }],
      perDay: 1,
      turnoverTimes: 0,
    },
  }),
  oneStep('door-pick', { kind: 'prediction', fixtures: LEAGUES }),
  oneStep('door-side', { kind: 'medals', fixtures: LEAGUES, canChoose: true, cycle: 'month' }),
]

/** A folder with the sign-in of the product and one campaign for each way of taking part. */
export function doorCampaigns(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'door-campaigns-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(new URL('sign-in.json', campaignFolder()), path.join(folder, 'sign-in.json'))
  for (const campaign of CAMPAIGNS)
    writeFileSync(path.join(folder, `${campaign.id}.json`), JSON.stringify(campaign))
  return folder
}
