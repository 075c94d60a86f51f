import { fail } from '@keo/contract/errors'
import { IDENTITY_TRIES_A_DAY } from '@keo/contract/identity'
import { maskName } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { MemberStore } from '../../members/index.ts'
import type { Identities } from '../../safer-play/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  members: Pick<MemberStore, 'find'>
  identities: Pick<Identities, 'examine'>
}
type Verdict = 'fine' | 'note' | 'bad'

export type IdentityDesk = ReturnType<typeof createIdentityDesk>

/** Identities of which the checking party was not sure, with what speaks for and against each. */
export function createIdentityDesk({ database, audit, members, identities }: Needs) {
  return {
    async read(id: string) {
      const { check, view, tries, objection, isOldEnough } = await identities.examine(id)
      const { memberId, documentKind, submittedAt } = check
      const member = (await members.find(memberId)) ?? fail('NOT_FOUND')
      const sign = (name: 'age' | 'own' | 'tries' | 'phone', verdict: Verdict, figure: string) => ({
        name,
        verdict,
        figure,
      })
      return {
        id,
        memberId,
        userName: member.userName,
        realName: maskName(check.realName),
        birthday: `${check.birthday.slice(0, 4)}-**-**`,
        documentKind,
        documentNumber: view.documentNumber,
        submittedAt,
        objection,
        signs: [
          sign('age', isOldEnough ? 'fine' : 'bad', check.birthday.slice(0, 4)),
          sign('own', objection === null ? 'fine' : 'bad', objection ?? ''),
          sign('tries', tries > IDENTITY_TRIES_A_DAY ? 'bad' : tries > 1 ? 'note' : 'fine', String(tries)),
          sign('phone', member.mobile === '' ? 'note' : 'fine', ''),
        ],
      }
    },

    /** Written before it is shown: nobody sees it of whom that is not known. */
    async reveal(acting: StaffActing, id: string, reason: string) {
      const { check, documentNumber } = await identities.examine(id)
      const record = {
        action: 'identity.revealed',
        object: check.memberId,
        after: { check: id, reason },
      }
      await database.tx((tx) => audit.write(tx, staffRecord(acting, record)))
      return { realName: check.realName, birthday: check.birthday, documentNumber }
    },
  }
}
