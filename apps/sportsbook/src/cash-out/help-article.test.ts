import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEGS_MAX } from '../orders/slip.ts'
import { OFFER_LIFE_MS } from './offers.ts'
import { FEE_PERCENT } from './quote-order.ts'
import { CASH_OUTS_MAX, LEAST } from './rules.ts'

const LANGUAGES = ['vi', 'en', 'zh-CN', 'th']
const LEAST_DONG = LEAST * 1000

/** What players read in the site's help, as this provider has it. */
const FIGURES: readonly [article: string, figures: readonly (number | string)[]][] = [
  [
    'cash-out',
    [`${FEE_PERCENT.early}%`, `${FEE_PERCENT.live}%`, OFFER_LIFE_MS / 1000, CASH_OUTS_MAX, LEAST_DONG],
  ],
  ['parlay', [LEGS_MAX, '1.00']],
  ['void-rules', ['1.00']],
]

test.each(FIGURES)('the help article %s states the figures in every language', (article, figures) => {
  for (const language of LANGUAGES) {
    const file = new URL(`../../../server/help/${language}/${article}.md`, import.meta.url)
    const plain = readFileSync(file, 'utf8').replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
    const missing = figures.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(plain))
    expect([language, missing]).toEqual([language, []])
  }
})
