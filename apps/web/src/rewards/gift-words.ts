import type { BOX_SIZES } from '@keo/contract/campaign-names'
import type { Badge, RewardKind } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { money, parseMoney } from '@keo/units/money'
import { formatWholeMoney } from '../language/format.ts'

export const BADGE_NAMES = {
  pioneer: 'rewards.badge.pioneer',
  champion: 'rewards.badge.champion',
  streak: 'rewards.badge.streak',
  loyal: 'rewards.badge.loyal',
  festival: 'rewards.badge.festival',
} as const satisfies Record<Badge, string>

const BOX_NAMES = {
  small: 'rewards.box.small',
  medium: 'rewards.box.medium',
  large: 'rewards.box.large',
} as const satisfies Record<(typeof BOX_SIZES)[number], string>

type Gift = {
  readonly badge: Badge | null
  readonly spins: { readonly rounds: number } | null
  readonly turns: { readonly count: number } | null
  readonly box: { readonly size: (typeof BOX_SIZES)[number] } | null
}
type Given = { readonly kind: RewardKind; readonly amount: string }

/** What is given where it is no money; null for money. */
export function giftText(
  { kind, amount, badge, spins, turns, box }: Gift & Given,
  { say, language }: { say: Say; language: Language },
): string | null {
  if (kind === 'freeBet')
    return say('rewards.freeBet', {
      amount: formatWholeMoney(parseMoney(amount, 'VND') ?? money(0n, 'VND'), language),
    })
  if (turns) return say('rewards.turns', { count: turns.count })
  if (box) return say(BOX_NAMES[box.size])
  if (spins) return say('rewards.spins', { count: spins.rounds })
  return badge && say('rewards.badge', { name: say(BADGE_NAMES[badge]) })
}
