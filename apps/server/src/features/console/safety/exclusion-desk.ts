import type { recordBreak, recordExclusion } from '@keo/contract/console-exclusions'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { MemberStore } from '../../members/index.ts'
import type { SaferPlay } from '../../safer-play/index.ts'
import type { StaffActing } from '../../staff/index.ts'
import { decidedBy } from '../decided-by.ts'

type Needs = {
  members: Pick<MemberStore, 'find'>
  saferPlay: Pick<SaferPlay, 'recordBreak' | 'recordExclusion'>
}

export type ExclusionDesk = ReturnType<typeof createExclusionDesk>

/** What a member asks for outside the app. One person protects at once, and makes it longer; nobody makes it shorter. */
export function createExclusionDesk({ members, saferPlay }: Needs) {
  async function known(id: string): Promise<string> {
    const member = (await members.find(id)) ?? fail('NOT_FOUND')
    // Nobody is left behind an account that was erased.
    return member.userName === id ? fail('NOT_FOUND') : id
  }
  return {
    async recordBreak(acting: StaffActing, asked: ParsedRequestOf<typeof recordBreak>) {
      const { memberId, days, cameBy, reason } = asked
      const by = decidedBy(acting, reason)
      return { until: await saferPlay.recordBreak(await known(memberId), days, by, cameBy) }
    },
    async recordExclusion(acting: StaffActing, asked: ParsedRequestOf<typeof recordExclusion>) {
      const { memberId, months, cameBy, reason } = asked
      const { address, userAgent, requestId } = acting
      const by = { ...decidedBy(acting, reason), from: { address, userAgent, requestId, deviceNo: '' } }
      return { until: await saferPlay.recordExclusion(await known(memberId), months, by, cameBy) }
    },
  }
}
