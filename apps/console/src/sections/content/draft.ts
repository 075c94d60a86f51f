import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import type { getContentAnnouncement, saveContentAnnouncement } from '@keo/contract/console-content'

export type Draft = Omit<RequestOf<typeof saveContentAnnouncement>, 'id' | 'version'>

export type Texts = Pick<Draft, 'title' | 'content'>

export const NOTHING = { vi: '', en: '', 'zh-CN': '', th: '' }
export const EMPTY: Draft = {
  annType: 0,
  sortNum: 0,
  title: NOTHING,
  content: NOTHING,
  startsAt: null,
  endsAt: null,
}

export const draftOf = ({
  annType,
  sortNum,
  title,
  content,
  startsAt,
  endsAt,
}: ResponseOf<typeof getContentAnnouncement>): Draft => ({
  annType,
  sortNum,
  title,
  content,
  startsAt,
  endsAt,
})

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)
