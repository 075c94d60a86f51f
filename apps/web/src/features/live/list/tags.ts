import { COVER_TAG, type CoverTag } from '@keo/contract/experts'
import type { PlainMessageKey } from '@keo/messages/keys'

/** What stands on a cover, and what the chips above the rooms choose by. */
export const TAG_WORDS: Readonly<Record<CoverTag, PlainMessageKey>> = {
  [COVER_TAG.soccer]: 'live.tag.soccer',
  [COVER_TAG.basketball]: 'live.tag.basketball',
  [COVER_TAG.payment]: 'live.tag.payment',
  [COVER_TAG.sports]: 'live.tag.sports',
}

export const TAGS = Object.values(COVER_TAG)

export const tagOf = (asked: string | null): CoverTag | null =>
  TAGS.find((tag) => String(tag) === asked) ?? null
