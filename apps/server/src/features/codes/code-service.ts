import { CODE_ACTIONS, CODE_MINUTES, type CodePurpose } from '@keo/contract/codes'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { RequestContext } from '@keo/service-kit/http/api'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import { minutes, seconds } from '@keo/units/instants'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import { withPatience } from '@keo/service-kit/with-patience'
import { isSameHash, keyedHash } from './code-hash.ts'
import { SENDS_KEPT_MS } from './code-limits.ts'
import { mailText, smsText } from './code-messages.ts'
import { sqlCodeStore, type HeldCode, type Send } from './code-store.ts'
import { limitText, placesOf, targetText, type CodeTarget } from './code-target.ts'
import { createSendGuard, type SendGuardSettings } from './send-guard.ts'

export type CodeSource = Pick<RequestContext, 'address' | 'deviceNo'>

export type CodeOrder = {
  readonly purpose: CodePurpose
  readonly target: CodeTarget
  /** Null while nobody is known by it: sign-in and registration by number. */
  readonly memberId: string | null
  /** False when nobody is there to send to: everything goes the same way, but nothing is sent. */
  readonly isReal: boolean
  /** Whether the answer would tell, by its time or its failure, that somebody is there. */
  readonly isQuiet: boolean
  readonly language: Language
}

export type CodeClaim = Pick<CodeOrder, 'purpose' | 'target' | 'memberId'> & {
  readonly deviceNo: string
  readonly code: string
}

export type Codes = {
  /** Fails with CODE_TOO_SOON, CODE_LIMIT, CODE_STOPPED or CODE_NOT_SENT. */
  send(order: CodeOrder, from: CodeSource): Promise<void>
  /** Whether the code is right; then it is used up. Every try counts, whatever comes of it. */
  verify(claim: CodeClaim): Promise<boolean>
  /** Whether the code is right, without using it up; counts as a try all the same. */
  check(claim: CodeClaim): Promise<boolean>
  dropExpired(): Promise<void>
  /** Waits for what is on its way to the gateways. */
  settled(): Promise<void>
}

type Needs = {
  database: Database
  /** Machine time: people type codes in at their own pace, however fast the world runs. */
  machineClock: Clock
  ids: Ids
  log: Log
  metrics: Metrics
  tenantId: string
  sms: SmsGateway
  mail: MailGateway
  secret: string
  guard: SendGuardSettings
}

const TRIES_MAX = 5
const GATEWAY_PATIENCE_MS = seconds(10)

export function createCodes(needs: Needs): Codes {
  const { database, machineClock: clock, ids, log, tenantId, secret } = needs
  const store = sqlCodeStore(database.db, tenantId)
  const guard = createSendGuard({
    database,
    machineClock: needs.machineClock,
    log,
    metrics: needs.metrics,
    tenantId,
    settings: needs.guard,
  })
  const onTheWay = new Set<Promise<void>>()

  async function send(order: CodeOrder, from: CodeSource): Promise<void> {
    const code = newCode(ids)
    const entry = sendOf(order, from)
    await database.tx(async (tx) => {
      await guard.admit(tx, entry)
      const inTx = sqlCodeStore(tx, tenantId)
      await inTx.addSend(entry)
      await inTx.putCode(heldCode(order, { code, sendId: entry.id, deviceNo: from.deviceNo }))
    })
    const delivery = order.isReal ? deliver(order, code, entry.id) : Promise.resolve(true)
    if (order.isQuiet) letGo(delivery)
    else if (!(await delivery)) fail('CODE_NOT_SENT')
  }

  function sendOf({ target, isReal }: CodeOrder, { address, deviceNo }: CodeSource): Send {
    const key = keyedHash(secret, 'target', [target.channel, limitText(target)])
    const network = networkPrefix(address)
    const entry = { id: ids.newId('send'), channel: target.channel, target: key, deviceNo, network, isReal }
    return { ...entry, ...placesOf(target), sentAt: clock.now() }
  }

  /** What nobody is sent cannot be guessed either: random bytes stand where the hash would. */
  function heldCode(order: CodeOrder, by: { code: string; sendId: string; deviceNo: string }): HeldCode {
    const claim = { ...order, code: by.code, deviceNo: by.deviceNo }
    return {
      ...keyOf(claim),
      sendId: by.sendId,
      codeHash: order.isReal ? hashOf(claim) : Buffer.from(ids.bytes(32)),
      expiresAt: clock.now() + minutes(CODE_MINUTES),
    }
  }

  async function deliver(order: CodeOrder, code: string, sendId: string): Promise<boolean> {
    try {
      await withPatience(clock, GATEWAY_PATIENCE_MS, hand(order, code))
      return true
    } catch (err) {
      log.error({ err, channel: order.target.channel }, 'a code could not be handed to its gateway')
      await store.forgetSend(sendId)
      return false
    }
  }

  function hand({ target, purpose, language }: CodeOrder, code: string): Promise<void> {
    const wording = { language, purpose, code }
    return target.channel === 'sms'
      ? needs.sms.send({ area: target.area, mobile: target.mobile, text: smsText(wording) })
      : needs.mail.send({ to: target.email, ...mailText(wording) })
  }

  function letGo(delivery: Promise<boolean>): void {
    const way: Promise<void> = delivery.then(
      () => void onTheWay.delete(way),
      (err: unknown) => {
        onTheWay.delete(way)
        log.error({ err }, 'a failed send could not be forgotten')
      },
    )
    onTheWay.add(way)
  }

  function keyOf({ purpose, target, memberId, deviceNo }: Omit<CodeClaim, 'code'>) {
    const key = keyedHash(secret, 'target', [target.channel, targetText(target)])
    return { target: key, purpose: CODE_ACTIONS[purpose], memberId: memberId ?? '', deviceNo }
  }

  function hashOf({ purpose, target, memberId, deviceNo, code }: CodeClaim): Buffer {
    const bonds = [
      tenantId,
      target.channel,
      targetText(target),
      CODE_ACTIONS[purpose],
      memberId ?? '',
      deviceNo,
    ]
    return keyedHash(secret, 'code', [...bonds, code])
  }

  /** The send whose code this is. */
  async function rightSend(claim: CodeClaim): Promise<string | null> {
    const held = await store.spendTry(keyOf(claim), clock.now(), TRIES_MAX)
    return held && isSameHash(held.codeHash, hashOf(claim)) ? held.sendId : null
  }

  return {
    send,
    async verify(claim) {
      const sendId = await rightSend(claim)
      if (sendId === null || !(await store.takeCode(sendId))) return false
      await store.confirmSend(sendId, clock.now())
      return true
    },
    async check(claim) {
      return (await rightSend(claim)) !== null
    },
    async dropExpired() {
      const now = clock.now()
      await store.dropBefore({ codes: now, sends: now - SENDS_KEPT_MS })
    },
    async settled() {
      await Promise.all(onTheWay)
    },
  }
}

/** Every one of the million is as likely as the next: 48 random bits make the remainder's lean unnoticeable. */
function newCode(ids: Ids): string {
  return String(Math.floor(ids.random() * 1_000_000)).padStart(6, '0')
}
