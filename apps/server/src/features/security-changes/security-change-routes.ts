import { undoSecurityChange } from '@keo/contract/security-changes'
import type { Api } from '@keo/service-kit/http/api'
import type { SecurityChanges } from './security-changes.ts'

export function securityChangeRoutes(api: Api, changes: Pick<SecurityChanges, 'undo'>) {
  api.handle(undoSecurityChange, async (request) => {
    await changes.undo(request.body.code, request)
    return null
  })
}
