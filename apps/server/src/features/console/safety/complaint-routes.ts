import {
  answerComplaint,
  listComplaints,
  openComplaint,
  type Complaint,
} from '@keo/contract/console-complaints'
import type { Clock } from '@keo/service-kit/clock'
import type { Complaints } from '../../complaints/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'

type Needs = {
  clock: Clock
  complaints: Complaints
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const by = (asked: StaffActing) => actorOf(actingOf(asked))

export function complaintRoutes(api: StaffApi, { clock, complaints, staffNames }: Needs): void {
  async function named(held: readonly Complaint[]): Promise<Complaint[]> {
    const names = await staffNames(held.flatMap(({ openedBy, answeredBy }) => [openedBy, answeredBy]))
    return held.map((one) => ({
      ...one,
      openedBy: names.get(one.openedBy) ?? one.openedBy,
      answeredBy: names.get(one.answeredBy) ?? '',
    }))
  }
  const view = async (one: Complaint): Promise<Complaint> => (await named([one]))[0] ?? one

  api.handle(listComplaints, async ({ body }) => {
    const { complaints: page, next } = await complaints.page(body.isAnswered, body.after ?? '')
    return { now: clock.now(), complaints: await named(page), next }
  })
  api.handle(openComplaint, async ({ body, ...asked }) => view(await complaints.open(by(asked), body)))
  api.handle(answerComplaint, async ({ body, ...asked }) => view(await complaints.answer(by(asked), body)))
}
