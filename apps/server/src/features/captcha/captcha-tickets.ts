import { createHash } from 'node:crypto'
import { CAPTCHA_TICKET_SECONDS, type CaptchaAction } from '@keo/contract/captcha'
import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { RequestContext } from '@keo/service-kit/http/api'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Ids } from '@keo/service-kit/ids'
import { seconds } from '@keo/units/instants'
import type { Bond, CaptchaStore } from './captcha-store.ts'

export type CaptchaSource = Pick<RequestContext, 'address' | 'deviceNo'>

/** What a captcha is solved for. */
export type CaptchaPurpose = {
  readonly action: CaptchaAction
  /** Whom the call will name (`captchaAbout`); empty for nobody. */
  readonly about?: string | undefined
}

type Needs = {
  machineClock: Clock
  ids: Ids
  store: CaptchaStore
  /** Keyed: numbers are quickly tried out. */
  hashAbout(about: string): Buffer
  countRefused(): void
}

/** What a solved captcha gives: good once, for two minutes, for whom and what it was solved. */
export function createCaptchaTickets({ machineClock: clock, ids, store, hashAbout, countRefused }: Needs) {
  function bond({ action, about }: CaptchaPurpose, { address, deviceNo }: CaptchaSource): Bond {
    const network = networkPrefix(address)
    return { action, deviceNo, network, about: about === undefined ? null : hashAbout(about) }
  }

  return {
    bond,
    async issue(solved: Bond): Promise<string> {
      const ticket = ids.token()
      const expiresAt = clock.now() + seconds(CAPTCHA_TICKET_SECONDS)
      await store.addTicket(hashOf(ticket), { ...solved, expiresAt })
      return ticket
    },
    /** Whom the ticket named: null for nobody. */
    async redeem(ticket: string | undefined, purpose: CaptchaPurpose, from: CaptchaSource) {
      if (ticket === undefined || ticket === '') return fail('CAPTCHA_NEEDED')
      const taken = await store.takeTicket(hashOf(ticket))
      const used = bond(purpose, from)
      if (taken && isSame(taken, used) && isAbout(taken, used) && clock.now() < taken.expiresAt)
        return taken.about
      countRefused()
      return fail('CAPTCHA_INVALID')
    },
  }
}

export function isSame(one: Bond, other: Bond): boolean {
  return one.action === other.action && one.deviceNo === other.deviceNo && one.network === other.network
}

function isAbout(ticket: Bond, used: Bond): boolean {
  return ticket.about === null || (used.about !== null && ticket.about.equals(used.about))
}

/** Tickets are 256 random bits, so one quick hash is enough: there is nothing to guess. */
export function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
