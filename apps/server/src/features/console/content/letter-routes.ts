import {
  getMailing,
  listMailings,
  type Mailing,
  saveMailing,
  scheduleMailing,
  sendMailing,
  stopMailing,
  takeBackMailing,
  tryMailing,
} from '@keo/contract/console-letters'
import type { Mailings } from '../../inbox/index.ts'
import { actingOf, actorOf, type StaffActing, type StaffApi } from '../../staff/index.ts'

const by = (asked: StaffActing) => actorOf(actingOf(asked))

type Needs = {
  mailings: Mailings
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function letterRoutes(api: StaffApi, { mailings, staffNames }: Needs): void {
  api.handle(listMailings, async ({ body }) => {
    const { mailings: found, next } = await mailings.page(body.after ?? '')
    return { mailings: found.map(view), next }
  })
  api.handle(getMailing, async ({ body }) => {
    const { held, history } = await mailings.find(body.id)
    const names = await staffNames(history.map(({ savedBy }) => savedBy))
    return {
      ...view(held),
      history: history.map(({ version, title, content, audience, savedBy, savedAt }) => ({
        version,
        title,
        content,
        audience,
        savedBy: names.get(savedBy) ?? savedBy,
        savedAt,
      })),
    }
  })
  api.handle(saveMailing, ({ body: { id, version, ...draft }, ...asked }) =>
    mailings.save(by(asked), id === '' ? null : { id, version }, draft),
  )
  api.handle(tryMailing, ({ body }) => mailings.dryRun(body.audience))
  api.handle(sendMailing, async ({ body, ...asked }) => {
    await mailings.send(by(asked), body)
    return {}
  })
  api.handle(scheduleMailing, ({ body: { startsAt, ...key }, ...asked }) =>
    mailings.schedule(by(asked), key, startsAt),
  )
  api.handle(takeBackMailing, ({ body, ...asked }) => mailings.takeBack(by(asked), body))
  api.handle(stopMailing, async ({ body: { reason, ...key }, ...asked }) => {
    await mailings.stop(by(asked), key, reason)
    return {}
  })
}

function view(held: Awaited<ReturnType<Mailings['find']>>['held']): Mailing {
  const { id, version, title, content, audience, state } = held
  return {
    id,
    version,
    title,
    content,
    audience,
    state,
    startsAt: held.starts_at,
    sentTo: held.sent_to,
    passedOver: held.passed_over,
    savedAt: held.saved_at,
  }
}
