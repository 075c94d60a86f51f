import { fail } from '@keo/contract/errors'
import { setSandboxGameWindow } from '@keo/contract/sandbox-games'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Api } from '@keo/service-kit/http/api'
import { hours, minutes, parseServerTime, serverTimeText } from '@keo/units/instants'
import { isOpen } from '../site/index.ts'
import type { Catalogue } from './catalogue.ts'

type Needs = {
  readonly catalogue: Catalogue
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
}

/** Handles on the lobby of a dev world. Every turn of one is in the audit log. */
export function sandboxGameRoutes(api: Api, { catalogue, database, clock, audit }: Needs): void {
  api.handle(setSandboxGameWindow, async (tester) => {
    const { id, isOn, startTime = '', endTime = '' } = tester.body
    const now = clock.now()
    // A minute ago where none is given: at its very start a window is not yet in force.
    const startsAt = parseServerTime(startTime) ?? now - minutes(1)
    const window = isOn ? { startsAt, endsAt: parseServerTime(endTime) ?? now + hours(1) } : null
    await database.tx(async (tx) => {
      if (!(await catalogue.setWindow(tx, id, window))) fail('NOT_FOUND')
      await audit.write(tx, {
        actor: tester.caller?.memberId ?? 'sandbox',
        session: tester.caller?.sessionId ?? null,
        address: tester.address,
        device: tester.deviceNo,
        action: 'sandbox.game-window',
        object: String(id),
        before: null,
        after: window,
        requestId: tester.requestId,
      })
    })
    catalogue.changed()
    return {
      isMaintain: isOpen(window, now),
      startTime: window ? serverTimeText(window.startsAt) : '',
      endTime: window ? serverTimeText(window.endsAt) : '',
    }
  })
}
