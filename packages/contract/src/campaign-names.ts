import * as z from 'zod/mini'

/** How a campaign works; each kind has a page of its own. */
export const CAMPAIGN_KINDS = [
  'first-deposit',
  'sign-in',
  'wheel',
  'rebate',
  'ladder',
  'match',
  'prediction',
  'medals',
  'box',
  'cheer',
  'suggestion',
] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]
export const CAMPAIGN_ARTS = [
  'chest',
  'drum',
  'wheel',
  'coins',
  'boat',
  'pitch',
  'sprout',
  'stairs',
  'sunrise',
  'calendar',
  'vault',
  'links',
  'goldball',
  'laurel',
  'joystick',
  'reels',
  'dice',
  'cards',
  'headset',
  'crown',
  'envelope',
  'heart',
  'fireworks',
  'wave',
  'lotus',
  'lantern',
  'elevens',
  'tree',
  'bowl',
  'board',
  'hoop',
  'stars',
  'five',
  'chain',
  'torch',
  'medal',
  'tally',
  'lifebuoy',
  'token',
  'tower',
  'abacus',
  'scales',
  'phone',
  'bridge',
  'kites',
  'giftbox',
  'crates',
  'megaphone',
  'bulb',
] as const
export type CampaignArt = (typeof CAMPAIGN_ARTS)[number]
export const CAMPAIGN_TAGS = ['newcomer', 'daily', 'sports', 'games', 'deposit', 'festival', 'vip'] as const
export type CampaignTag = (typeof CAMPAIGN_TAGS)[number]

/** `void`: called off by us. */
export const CAMPAIGN_PHASES = ['soon', 'running', 'ended', 'void'] as const

/** `closed`: not for this member. `soldOut`: reached, but others came first. `held`: a person of ours looks at it. */
export const STEP_STATES = ['locked', 'ready', 'claimed', 'held', 'soldOut', 'closed'] as const
export type StepState = (typeof STEP_STATES)[number]

export const BOX_SIZES = ['small', 'medium', 'large'] as const

export const CampaignId = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
export const StepId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/))
export const CampaignVersion = z.int().check(z.gte(1))
