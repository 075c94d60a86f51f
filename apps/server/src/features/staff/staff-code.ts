import { fail, type ErrorCode } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { isLocked, matchingStep, withWrongCode } from '../second-factor/index.ts'
import { sqlStaffStore } from './staff-store.ts'

type Needs = { database: Database; machineClock: Clock; tenantId: string; box: SecretBox }

/** A fresh code of the own authenticator, from somebody who is signed in. Wrong ones count as those at the door do. */
export function createStaffCode({ database, machineClock, tenantId, box }: Needs) {
  return async (staffId: string, code: string, refusal: ErrorCode = 'SECOND_FACTOR_WRONG'): Promise<void> => {
    const isRight = await database.tx(async (tx) => {
      const store = sqlStaffStore(tx, tenantId)
      const found = (await store.findForChange(staffId)) ?? fail('NOT_FOUND')
      const now = machineClock.now()
      const guard = { wrongAt: found.wrong_at.map(Number), lockedUntil: found.locked_until }
      const secret = isLocked(guard, now) ? null : box.open(found.totp_secret, staffId)
      const step = secret ? matchingStep({ secret, code, at: now }, Number(found.totp_step)) : null
      if (step !== null) await store.setStep(staffId, step)
      else if (!isLocked(guard, now)) await store.setGuard(staffId, withWrongCode(guard, now))
      return step !== null
    })
    if (!isRight) fail(refusal)
  }
}
