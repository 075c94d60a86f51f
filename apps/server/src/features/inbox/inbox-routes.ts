import { fail } from '@keo/contract/errors'
import {
  type AnnType,
  countLetters,
  countLettersByType,
  deleteLetter,
  deleteLetters,
  getLetter,
  listAnnouncements,
  listLetters,
  markLetterRead,
  markLettersRead,
  readAnnouncement,
} from '@keo/contract/inbox'
import type { Api } from '@keo/service-kit/http/api'
import type { Announcements } from './announcements.ts'
import type { Letters } from './letters.ts'

type Needs = { letters: Letters; announcements: Announcements }

export function inboxRoutes(api: Api, { letters, announcements }: Needs): void {
  api.handle(listAnnouncements, ({ caller, language, body: { annType, before } }) =>
    announcements.page(
      { annType: annType as AnnType | undefined, before },
      { memberId: caller?.memberId, language },
    ),
  )
  api.handle(readAnnouncement, ({ caller, language, body }) =>
    announcements.read(body.id, { memberId: caller?.memberId, language }),
  )
  api.handle(listLetters, ({ caller, language, body }) => letters.page(caller.memberId, body, language))
  api.handle(getLetter, ({ caller, language, body }) => letters.find(caller.memberId, body.id, language))
  api.handle(markLetterRead, async ({ caller, body }) => {
    await letters.markRead(caller.memberId, body.id)
    return null
  })
  api.handle(deleteLetter, async ({ caller, body }) => {
    await letters.remove(caller.memberId, body.id)
    return null
  })
  api.handle(countLetters, async ({ caller }) => ({
    totalCount: (await letters.counts(caller.memberId)).totalCount,
  }))
  api.handle(countLettersByType, ({ caller }) => letters.counts(caller.memberId))
  api.handle(markLettersRead, async ({ caller: { memberId }, body: { ids, letType } }) => {
    if (ids && letType === undefined)
      return { count: await letters.markAllRead(memberId, ids), hasMore: false }
    if (!ids && letType !== undefined) return letters.markTypeRead(memberId, letType)
    return fail('INVALID_INPUT')
  })
  api.handle(deleteLetters, async ({ caller, body }) => ({
    count: await letters.removeAll(caller.memberId, body.ids),
  }))
}
