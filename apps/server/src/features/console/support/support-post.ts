import { maskPhone } from '@keo/contract/masks'
import type { FeedbackState } from '@keo/contract/feedback'
import type { FeedbackRow } from '@keo/contract/console-support'
import type { AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { FeedbackDesk } from '../../feedback/index.ts'
import type { MemberStore } from '../../members/index.ts'
import type { CallBacks } from '../../support/index.ts'

type Needs = {
  clock: Clock
  members: Pick<MemberStore, 'findAll'>
  feedback: FeedbackDesk
  callBacks: CallBacks
}

type Answer = Parameters<FeedbackDesk['answer']>[1] & { readonly id: string }

const STATES: Readonly<Record<'waiting' | 'answered' | 'closed', readonly FeedbackState[]>> = {
  waiting: ['received', 'review'],
  answered: ['answered'],
  closed: ['closed'],
}

export type SupportPost = ReturnType<typeof createSupportPost>

/** What is not answered at once: threads of feedback, and members who want to be called. */
export function createSupportPost({ clock, members, feedback, callBacks }: Needs) {
  type Row = Awaited<ReturnType<FeedbackDesk['page']>>['threads'][number]

  async function rows(threads: readonly Row[]): Promise<FeedbackRow[]> {
    const people = await members.findAll(threads.map((one) => one.member_id))
    return threads.map((one) => ({
      id: one.id,
      memberId: one.member_id,
      userName: people.get(one.member_id)?.userName ?? '',
      category: one.category,
      state: one.state,
      opening: one.opening,
      changedAt: one.changed_at,
    }))
  }

  return {
    async threads(view: keyof typeof STATES, after: string) {
      const { threads, next } = await feedback.page(STATES[view], after)
      return { now: clock.now(), threads: await rows(threads), next }
    },
    async counts() {
      const [threads, calls] = await Promise.all([feedback.waiting(), callBacks.count()])
      return { feedback: threads.count, calls: calls.count }
    },
    async thread(id: string) {
      const { row, view } = await feedback.thread(id)
      const [head] = await rows([row])
      if (!head) throw new Error('A thread lost its view.')
      return { ...head, isAccepted: view.isAccepted, messages: view.messages }
    },
    async answer(by: AuditActor, { id, ...answer }: Answer): Promise<void> {
      await feedback.answer(id, answer, by)
    },
    pictureOwner: feedback.pictureOwner,
    async callBacks(after: string) {
      const { rows: waiting, next } = await callBacks.page(after)
      const people = await members.findAll(waiting.map((one) => one.member_id))
      return {
        now: clock.now(),
        callBacks: waiting.map((one) => ({
          id: one.id,
          memberId: one.member_id,
          userName: people.get(one.member_id)?.userName ?? '',
          vipLevel: one.vip_level,
          mobile: maskPhone(one.mobile),
          remark: one.remark,
          since: one.asked_at,
        })),
        next,
      }
    },
    number: (by: AuditActor, { id, reason }: { id: string; reason: string }) =>
      callBacks.number(id, by, reason),
    finish: (by: AuditActor, { id, outcome }: { id: string; outcome: string }) =>
      callBacks.finish(id, by, outcome),
  }
}
