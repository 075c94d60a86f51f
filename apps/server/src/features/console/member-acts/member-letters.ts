import { fail } from '@keo/contract/errors'
import { contentOfText } from '@keo/contract/rich-content'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { WriteLetter } from '../../inbox/index.ts'
import type { MemberStore } from '../../members/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  members: Pick<MemberStore, 'find'>
  writeLetter: WriteLetter
}
type Asked = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly key: string
  readonly reason: string
}

export type MemberLetters = ReturnType<typeof createMemberLetters>

/** One letter to one member, in the words of who writes it. */
export function createMemberLetters({ database, audit, members, writeLetter }: Needs) {
  return {
    async write(acting: StaffActing, { id, title, text, key, reason }: Asked): Promise<void> {
      const member = (await members.find(id)) ?? fail('NOT_FOUND')
      const about = `mlt_${key}`
      await database.tx(async (tx) => {
        const values = { title, content: contentOfLines(text) }
        const isNew = await writeLetter(tx, member.id, { kind: 'campaign', letType: 0, about, values })
        if (!isNew) return
        // The letter itself goes with the member; that there was one, and why, stays.
        await audit.write(
          tx,
          staffRecord(acting, {
            action: 'member.written-to',
            object: member.id,
            after: { letter: about, reason },
          }),
        )
      })
    },
  }
}

/** Each line that says something is a paragraph. */
const contentOfLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(contentOfText)
    .join('')
