import type { askChannel } from '@keo/contract/console-channels'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { sqlChannelStore, type NewChannel } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { heldTerms, termFacts, termTexts } from './channel-terms.ts'

type Needs = { database: Database; audit: Audit; tenantId: string; approvals: Approvals }
type Asked = Omit<RequestOf<typeof askChannel>, 'reason'>

const KIND = 'channel'

export type NewChannelDesk = ReturnType<typeof createNewChannelDesk>

/** A way to deposit that was not there: one asks for it, another makes it, and it is closed until somebody opens it. */
export function createNewChannelDesk({ database, audit, tenantId, approvals }: Needs) {
  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Asked
    await database.tx(async (tx) => {
      await close(tx)
      if (!(await sqlChannelStore(tx, tenantId).add(channelOf(wanted)))) fail('ID_TAKEN')
      const after = { ...factsOf(wanted), reason }
      await audit.write(tx, staffRecord(acting, { action: 'channel.added', object: wanted.id, after }))
    })
  })

  return {
    async ask(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      const after = factsOf(wanted)
      if (await sqlChannelStore(database.db, tenantId).find(wanted.id)) fail('ID_TAKEN')
      return approvals.ask(acting, { kind: KIND, object: wanted.id, before: {}, after, act: wanted, reason })
    },
  }
}

function channelOf(wanted: Asked): NewChannel {
  const { id, kind } = wanted
  const currency = kind === 'crypto' ? 'USDT' : 'VND'
  return { id, kind, currency, ...heldTerms(wanted, { currency }), popular: null, is_open: false }
}

/** What the second person and the log read. */
function factsOf(wanted: Asked): Readonly<Record<string, string>> {
  const channel = channelOf(wanted)
  return { kind: wanted.kind, currency: channel.currency, ...termFacts(termTexts(channel)) }
}
