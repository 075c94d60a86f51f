import { getIdentity, submitIdentity } from '@keo/contract/identity'
import type { Api } from '@keo/service-kit/http/api'
import type { Identities } from './identity-service.ts'

export function identityRoutes(api: Api, identities: Identities) {
  api.handle(getIdentity, ({ caller }) => identities.state(caller.memberId))
  api.handle(submitIdentity, (request) => identities.submit(request, request.body))
}
