import { fail } from '@keo/contract/errors'
import type { Api } from '@keo/service-kit/http/api'

/** The sandbox's stand-in reads, but does nothing more once somebody of the staff may. */
export function whileUnstaffed(api: Api, isStaffed: () => Promise<boolean>): Api {
  return {
    handle: (call, answer) =>
      api.handle(call, async (request) => {
        if (call.method !== 'GET' && (await isStaffed())) fail('NOT_ALLOWED')
        return answer(request)
      }),
  }
}
