import { closeMyAccount, exportMyData, getClosing, keepMyAccount, type Closing } from '@keo/contract/privacy'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { HeldClosing } from './closing-store.ts'
import type { Privacy } from './privacy-service.ts'

export function privacyRoutes(api: Api, privacy: Privacy) {
  api.handle(getClosing, async ({ caller }) => {
    const closing = await privacy.closingOf(caller.memberId)
    return closing ? toView(closing) : null
  })
  api.handle(exportMyData, (request) => privacy.copyOf(request, request.body))
  api.handle(closeMyAccount, async (request) => toView(await privacy.close(request, request.body)))
  api.handle(keepMyAccount, async (request) => {
    await privacy.keep(request)
    return null
  })
}

function toView({ askedAt, dueAt }: HeldClosing): Closing {
  return { askedTime: serverTimeText(askedAt), dueTime: serverTimeText(dueAt) }
}
