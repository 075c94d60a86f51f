import { fail } from '@keo/contract/errors'
import type { SandboxState } from '@keo/contract/sandbox'
import { SITE_POINT, type MaintenanceInfo } from '@keo/contract/site'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { WorldClock, WorldRate } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import type { Hub } from '@keo/service-kit/socket/hub'
import { hours, minutes, parseServerTime, serverTimeText } from '@keo/units/instants'
import type { OneUseTickets, Origin, Sessions } from '../sessions/index.ts'
import type { AgentApplications } from '../own-account/index.ts'
import type { Member, MemberStore } from '../members/index.ts'
import { everywhere, type Site } from '../site/index.ts'
import type { NetworkDelays } from './network-delays.ts'

type Needs = {
  database: Database
  worldClock: WorldClock
  audit: Audit
  site: Site
  sessions: Sessions
  tickets: OneUseTickets
  members: MemberStore
  agentApplications: Pick<AgentApplications, 'decideOpen'>
  /** Refuses, by throwing, whoever may not come in: no handle opens what a door keeps shut. */
  mayEnter(memberId: string): Promise<void>
  hub: Pick<Hub, 'drop'>
  delays: NetworkDelays
}

/** Who turns the handle. Nobody has to be signed in to do so. */
export type Tester = Origin & { readonly caller: Caller | null; readonly language: Language }

type MaintenanceRequest = {
  isOn: boolean
  title?: string | undefined
  content?: string | undefined
  startTime?: string | undefined
  endTime?: string | undefined
}

const FORCED_ID = 'sandbox'
const FORCED_TITLE = {
  vi: 'Đang bảo trì',
  en: 'Under maintenance',
  'zh-CN': '维护中',
  th: 'ปิดปรับปรุง',
}
const FORCED_CONTENT = {
  vi: 'Trang sẽ trở lại khi bảo trì xong.',
  en: 'The site will be back when the work is done.',
  'zh-CN': '维护结束后将恢复访问。',
  th: 'เว็บไซต์จะกลับมาเมื่อปรับปรุงเสร็จ',
}

/** Handles on the dev world. Every turn of one is in the audit log. */
export function createSandbox(needs: Needs) {
  const { database, worldClock, audit, site, sessions, tickets, members, hub, delays } = needs

  const clockState = () => {
    const now = Math.round(worldClock.now())
    return { now, rate: worldClock.rate() as WorldRate, serverTime: serverTimeText(now) }
  }

  async function state({ language, deviceNo }: Tester): Promise<SandboxState> {
    const maintenance = await site.maintenance(SITE_POINT, language)
    return { clock: clockState(), maintenance, delayMs: delays.of(deviceNo) }
  }

  async function setClock(
    tester: Tester,
    request: { rate?: WorldRate | undefined; jumpMinutes?: number | undefined },
  ) {
    const before = clockState()
    if (request.rate !== undefined) worldClock.setRate(request.rate)
    if (request.jumpMinutes !== undefined) worldClock.jump(minutes(request.jumpMinutes))
    await note(tester, { action: 'sandbox.clock', object: 'clock', before, after: clockState() })
    return clockState()
  }

  async function seededMember(userName: string): Promise<Member> {
    return (await members.findSeeded(userName)) ?? fail('NOT_FOUND')
  }

  async function makeHandOverCode(tester: Tester, userName: string): Promise<string> {
    const member = await seededMember(userName)
    await note(tester, { action: 'sandbox.hand-over', object: member.id })
    return tickets.issueHandOverCode(member.id)
  }

  async function signIn(tester: Tester, userName: string): Promise<string> {
    const member = await seededMember(userName)
    await needs.mayEnter(member.id)
    const { token } = await sessions.start(member.id, tester)
    await note(tester, { action: 'sandbox.sign-in', object: member.id })
    return token
  }

  /** Begins a minute ago when no start is given: at the very start it is not yet in force. */
  async function setMaintenance(tester: Tester, request: MaintenanceRequest): Promise<MaintenanceInfo> {
    const now = worldClock.now()
    const startsAt = parseServerTime(request.startTime ?? '') ?? now - minutes(1)
    const endsAt = parseServerTime(request.endTime ?? '') ?? now + hours(1)
    const held = {
      id: FORCED_ID,
      point: SITE_POINT,
      isOn: request.isOn,
      title: request.title ? everywhere(request.title) : FORCED_TITLE,
      content: request.content ? everywhere(request.content) : FORCED_CONTENT,
      window: { startsAt, endsAt },
    }
    await database.tx(async (tx) => {
      await site.saveMaintenance(tx, held)
      await write(tx, tester, {
        action: 'sandbox.maintenance',
        object: FORCED_ID,
        after: { isOn: held.isOn },
      })
    })
    site.contentChanged()
    return site.maintenance(SITE_POINT, tester.language)
  }

  async function expireSession(tester: Tester) {
    const caller = tester.caller ?? fail('NOT_ALLOWED')
    await sessions.end(caller, tester, 'session.expired')
    await note(tester, { action: 'sandbox.session-expired', object: caller.sessionId })
  }

  /** The new session belongs to nobody's browser: its token is thrown away. */
  async function replaceSession(tester: Tester) {
    const caller = tester.caller ?? fail('NOT_ALLOWED')
    await sessions.start(caller.memberId, tester)
    await note(tester, { action: 'sandbox.session-replaced', object: caller.sessionId })
  }

  async function dropSockets(tester: Tester) {
    const caller = tester.caller ?? fail('NOT_ALLOWED')
    hub.drop(caller.memberId)
    await note(tester, { action: 'sandbox.sockets-dropped', object: caller.memberId })
  }

  async function decideAgentApplication(tester: Tester, verdict: 'accepted' | 'refused') {
    const { memberId } = tester.caller ?? fail('NOT_ALLOWED')
    const isAccepted = verdict === 'accepted'
    await needs.agentApplications.decideOpen(memberId, { isAccepted, reason: '', by: 'sandbox' })
    await note(tester, { action: 'sandbox.agent-application', object: memberId, after: { verdict } })
  }

  async function setNetwork(tester: Tester, delayMs: number) {
    const before = { delayMs: delays.of(tester.deviceNo) }
    delays.set(tester.deviceNo, delayMs)
    await note(tester, { action: 'sandbox.network', object: tester.deviceNo, before, after: { delayMs } })
    return { delayMs }
  }

  type Turn = { action: string; object: string; before?: object; after?: object }

  function note(tester: Tester, turn: Turn) {
    return database.tx((tx) => write(tx, tester, turn))
  }

  function write(tx: Tx, tester: Tester, { action, object, before, after }: Turn) {
    return audit.write(tx, {
      actor: tester.caller?.memberId ?? 'sandbox',
      session: tester.caller?.sessionId ?? null,
      address: tester.address,
      device: tester.deviceNo,
      action,
      object,
      before: before ?? null,
      after: after ?? null,
      requestId: tester.requestId,
    })
  }

  return {
    state,
    setClock,
    signIn,
    makeHandOverCode,
    setMaintenance,
    expireSession,
    replaceSession,
    dropSockets,
    decideAgentApplication,
    setNetwork,
    seededMembers: () => members.listSeeded(),
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
