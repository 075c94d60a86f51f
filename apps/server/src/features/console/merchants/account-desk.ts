import type { changePayInAccount, PayInAccount } from '@keo/contract/console-accounts'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit, AuditRecord } from '@keo/service-kit/audit'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { PaymentGateways } from '../../../gateways/payments/payment-gateway.ts'
import { isTestTarget } from '../../../gateways/payments/sandbox-targets.ts'
import { sqlChannelStore, type HeldChannel, type HeldOption } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing, type StaffCaller } from '../../staff/index.ts'
import { accountFacts, newOption, NUMBER, type AskedAccount } from './account-target.ts'
import { maskAccount } from './dispute-evidence.ts'
import { heldLimits, limitTexts } from './merchant-rules.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  approvals: Approvals
  payments: PaymentGateways
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'payInAccount'
type AskedChange = Omit<RequestOf<typeof changePayInAccount>, 'reason'>
type Named = Pick<AskedChange, 'channelId' | 'id'>
type Act =
  | { readonly op: 'add'; readonly asked: AskedAccount }
  /** With the number that is changed, so that whoever decides reads it whole. */
  | { readonly op: 'change'; readonly asked: AskedChange; readonly number: string }
type Told = Pick<AuditRecord, 'action' | 'object' | 'before'> & { readonly after: object }

/** Ids are of a channel: the name of one is both. */
const objectOf = ({ channelId, id }: Named): string => `${channelId}/${id}`
const numberOf = (act: Act): string => {
  if (act.op === 'change') return act.number
  return 'accountNumber' in act.asked.target ? act.asked.target.accountNumber : ''
}

export type AccountDesk = ReturnType<typeof createAccountDesk>

/** Where members pay into: it is added, opened and closed by two people, and orders under way keep theirs. */
export function createAccountDesk({ database, audit, tenantId, approvals, payments, staffNames }: Needs) {
  approvals.onApproved(
    KIND,
    async ({ act, reason }, acting, close) => {
      const wanted = act as Act
      await database.tx(async (tx) => {
        await close(tx)
        const told = wanted.op === 'add' ? await add(tx, wanted.asked) : await change(tx, wanted.asked)
        await audit.write(tx, staffRecord(acting, { ...told, after: { ...told.after, reason } }))
      })
    },
    (act) => ({ [NUMBER]: numberOf(act as Act) }),
  )

  const channelOf = async (db: Db, id: string): Promise<HeldChannel> =>
    (await sqlChannelStore(db, tenantId).find(id)) ?? fail('NOT_FOUND')

  async function add(tx: Tx, asked: AskedAccount): Promise<Told> {
    const channel = await channelOf(tx, asked.channelId)
    const option = newOption(channel, asked, payments)
    if (!(await sqlChannelStore(tx, tenantId).addOption(option))) fail('ID_TAKEN')
    const after = accountFacts(channel, option)
    return { action: 'account.added', object: objectOf(asked), before: null, after }
  }

  async function change(tx: Tx, asked: AskedChange): Promise<Told> {
    const { channel, held, wanted } = await changed(tx, asked)
    const { is_open, min_amount, max_amount, day_max } = wanted
    await sqlChannelStore(tx, tenantId).changeOption(held, { is_open, min_amount, max_amount, day_max })
    const [before, after] = [accountFacts(channel, held), accountFacts(channel, wanted)]
    return { action: 'account.changed', object: objectOf(asked), before, after }
  }

  /** As it is, under its lock, and as it would be. */
  async function changed(tx: Tx, asked: AskedChange) {
    const channel = await channelOf(tx, asked.channelId)
    const held = await sqlChannelStore(tx, tenantId).optionForChange(asked.channelId, asked.id)
    if (!held) return fail('NOT_FOUND')
    const wanted: HeldOption = {
      ...held,
      ...heldLimits(asked, channel.currency),
      is_open: asked.isOpen,
    }
    return { channel, held, wanted }
  }

  async function ask(acting: StaffActing, act: Act, facts: readonly [object | null, object], reason: string) {
    const [before, after] = facts
    return approvals.ask(acting, {
      kind: KIND,
      object: objectOf(act.asked),
      before: { ...before },
      after: { ...after },
      act,
      reason,
    })
  }

  return {
    async list(reader: StaffCaller) {
      const store = sqlChannelStore(database.db, tenantId)
      const channels = await store.list()
      const options = await store.options()
      const objects = options.map(({ channel_id: channelId, id }) => objectOf({ channelId, id }))
      const open = await approvals.openOf(KIND, objects)
      const names = await staffNames([...open.values()].map((one) => one.asked_by))
      const isWhole = reader.permissions.has('channels.manage')
      const accounts = channels.flatMap((channel) =>
        options
          .filter(({ channel_id }) => channel_id === channel.id)
          .map((option) => {
            const asked = open.get(objectOf({ channelId: channel.id, id: option.id }))
            return accountView(channel, option, { isWhole, askedBy: names.get(asked?.asked_by ?? '') ?? '' })
          }),
      )
      const named = channels.map(({ id, name, kind, currency }) => ({ id, name: name.vi, kind, currency }))
      return { channels: named, accounts }
    },

    async askNew(acting: StaffActing, { reason, ...asked }: AskedAccount & { reason: string }) {
      const channel = await channelOf(database.db, asked.channelId)
      const option = newOption(channel, asked, payments)
      const there = await sqlChannelStore(database.db, tenantId).optionsOf(channel.id)
      if (there.some(({ id }) => id === asked.id)) fail('ID_TAKEN')
      return ask(acting, { op: 'add', asked }, [null, accountFacts(channel, option)], reason)
    },

    async askChange(acting: StaffActing, { reason, ...asked }: AskedChange & { reason: string }) {
      const { channel, held, wanted } = await database.tx((tx) => changed(tx, asked))
      const facts = [accountFacts(channel, held), accountFacts(channel, wanted)] as const
      const number = held.target.accountNumber ?? ''
      return ask(acting, { op: 'change', asked, number }, facts, reason)
    },
  }
}

type Reading = { readonly isWhole: boolean; readonly askedBy: string }

function accountView(channel: HeldChannel, option: HeldOption, { isWhole, askedBy }: Reading): PayInAccount {
  const { target } = option
  const { accountNumber = '' } = target
  return {
    channelId: channel.id,
    id: option.id,
    name: option.name,
    kind: channel.kind,
    currency: channel.currency,
    bankName: target.bankName ?? '',
    bin: target.bin ?? '',
    accountNumber: isWhole ? accountNumber : maskAccount(accountNumber),
    accountName: target.accountName ?? '',
    network: target.network ?? '',
    contract: target.contract ?? '',
    confirmations: target.confirmations ?? 0,
    isTest: isTestTarget(target),
    ...limitTexts(option, channel.currency),
    isOpen: option.is_open,
    askedBy,
  }
}
