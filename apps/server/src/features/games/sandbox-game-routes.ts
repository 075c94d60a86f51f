import { fail } from '@keo/contract/errors'
import { giveSandboxFreeRounds, setSandboxGameWindow } from '@keo/contract/sandbox-games'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import { days, hours, minutes, parseServerTime, serverTimeText } from '@keo/units/instants'
import type { GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import type { MemberStore } from '../members/index.ts'
import { isOpen } from '../site/index.ts'
import type { Catalogue } from './catalogue.ts'

type Needs = {
  readonly catalogue: Catalogue
  readonly database: Database
  readonly clock: Clock
  readonly audit: Audit
  readonly ids: Ids
  readonly provider: Pick<GamesProvider, 'giveFreeRounds'>
  readonly members: Pick<MemberStore, 'find'>
}

type Tester = {
  readonly caller: Caller | null
  readonly address: string
  readonly deviceNo: string
  readonly requestId: string
}

/** Handles on the lobby of a dev world. Every turn of one is in the audit log. */
export function sandboxGameRoutes(api: Api, needs: Needs): void {
  const { catalogue, database, clock, audit } = needs

  api.handle(setSandboxGameWindow, async (tester) => {
    const { id, isOn, startTime = '', endTime = '' } = tester.body
    const now = clock.now()
    // A minute ago where none is given: at its very start a window is not yet in force.
    const startsAt = parseServerTime(startTime) ?? now - minutes(1)
    const window = isOn ? { startsAt, endsAt: parseServerTime(endTime) ?? now + hours(1) } : null
    await database.tx(async (tx) => {
      if (!(await catalogue.setWindow(tx, id, window))) fail('NOT_FOUND')
      await note(tx, tester, { action: 'sandbox.game-window', object: String(id), after: window })
    })
    catalogue.changed()
    return {
      isMaintain: isOpen(window, now),
      startTime: window ? serverTimeText(window.startsAt) : '',
      endTime: window ? serverTimeText(window.endsAt) : '',
    }
  })

  api.handle(giveSandboxFreeRounds, async (tester) => {
    const { id, rounds } = tester.body
    const { memberId } = tester.caller ?? fail('NOT_ALLOWED')
    const member = (await needs.members.find(memberId)) ?? fail('NOT_ALLOWED')
    const game = (await catalogue.find(id)) ?? fail('NOT_FOUND')
    const stake = game.facts?.minStake ?? fail('NOT_FOUND')
    const code = needs.ids.newId('gift')
    const { symbol } = game
    const when = { from: clock.now() - minutes(1), until: clock.now() + days(1) }
    const gift = { code, memberId, currency: member.currency, symbol, rounds, stake, ...when }
    if (!(await needs.provider.giveFreeRounds(gift))) fail('GAME_PROVIDER_AWAY')
    await database.tx((tx) =>
      note(tx, tester, { action: 'sandbox.free-rounds', object: memberId, after: { code, id, rounds } }),
    )
    return { code }
  })

  function note(tx: Tx, tester: Tester, turn: { action: string; object: string; after: object | null }) {
    return audit.write(tx, {
      actor: tester.caller?.memberId ?? 'sandbox',
      session: tester.caller?.sessionId ?? null,
      address: tester.address,
      device: tester.deviceNo,
      before: null,
      requestId: tester.requestId,
      ...turn,
    })
  }
}
