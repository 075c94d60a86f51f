import {
  askAdjustment,
  listMemberNotes,
  lockMember,
  noteMember,
  unlockMember,
  writeToMember,
} from '@keo/contract/console-member-acts'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { Adjustments } from './adjustments.ts'
import type { MemberLetters } from './member-letters.ts'
import type { MemberLockDesk } from './member-lock-desk.ts'
import type { MemberNotes } from './member-notes.ts'

type Needs = {
  locks: MemberLockDesk
  notes: MemberNotes
  letters: MemberLetters
  adjustments: Adjustments
}

export function memberActRoutes(api: StaffApi, { locks, notes, letters, adjustments }: Needs): void {
  api.handle(lockMember, async ({ body, ...asked }) => ({
    isChanged: await locks.lock(actingOf(asked), body),
  }))
  api.handle(unlockMember, async ({ body, ...asked }) => ({
    isChanged: await locks.unlock(actingOf(asked), body),
  }))
  api.handle(noteMember, ({ body, ...asked }) => notes.write(actingOf(asked), body.id, body.text))
  api.handle(listMemberNotes, ({ body }) => notes.list(body.id, body.after ?? ''))
  api.handle(writeToMember, async ({ body, ...asked }) => {
    await letters.write(actingOf(asked), body)
    return {}
  })
  api.handle(askAdjustment, async ({ body, ...asked }) => ({
    approvalId: await adjustments.ask(actingOf(asked), body),
  }))
}
