import { readFileSync } from 'node:fs'
import { BINDINGS_MAX, TARGET_HOLD_HOURS } from '@keo/contract/banks'
import { CODE_MINUTES, CODE_RESEND_SECONDS } from '@keo/contract/codes'
import { BREAK_DAYS, ENDLESS_SECOND_THOUGHT_DAYS, EXCLUSION_MONTHS } from '@keo/contract/safer-play'
import { PASSKEYS_MAX } from '@keo/contract/second-factor-passkeys'
import { RECOVERY_CODES } from '@keo/contract/second-factor-proof'
import { PLAY_LIMIT_NEAR_PERCENT } from '@keo/contract/play-limits'
import { CONFIRM_HOURS, LARGE_WITHDRAWAL } from '@keo/contract/withdraw'
import { WITHDRAW_PASSWORD_TRIES } from '@keo/contract/withdraw-password'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { articleFolder } from './article-library.ts'

/** The figures an article states, as the product has them. */
const FIGURES: readonly [article: string, figures: readonly (number | string)[]][] = [
  ['withdraw-time', [Number(LARGE_WITHDRAWAL), TARGET_HOLD_HOURS]],
  ['withdraw-large', [Number(LARGE_WITHDRAWAL), TARGET_HOLD_HOURS]],
  ['withdraw-first', [BINDINGS_MAX]],
  ['withdraw-confirm', [CONFIRM_HOURS]],
  ['withdraw-refused', [WITHDRAW_PASSWORD_TRIES]],
  ['sign-in', [CODE_MINUTES, CODE_RESEND_SECONDS]],
  ['second-factor', [RECOVERY_CODES]],
  ['passkey', [PASSKEYS_MAX]],
  ['money-limits', [`${PLAY_LIMIT_NEAR_PERCENT}%`]],
  ['break', [BREAK_DAYS.max / 7]],
  ['self-exclusion', [EXCLUSION_MONTHS.min, EXCLUSION_MONTHS.max / 12, ENDLESS_SECOND_THOUGHT_DAYS]],
]

test.each(FIGURES)('%s states the figures of the product in every language', (article, figures) => {
  for (const language of LANGUAGES) {
    const text = readFileSync(new URL(`${language}/${article}.md`, articleFolder('help')), 'utf8')
    const plain = text.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
    for (const figure of figures)
      expect([language, figure, new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(plain)]).toEqual([
        language,
        figure,
        true,
      ])
  }
})
