import { createHash } from 'node:crypto'
import {
  CAPTCHA_TICKET_SECONDS,
  CAPTCHA_TIMEOUT_SECONDS,
  type CaptchaAction,
  type CaptchaPuzzle,
  type CaptchaQuestion,
} from '@keo/contract/captcha'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { RequestContext } from '@keo/service-kit/http/api'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import { addressKey } from '@keo/service-kit/rate-limits'
import { hours, minutes, seconds } from '@keo/units/instants'
import type {
  CaptchaGateway,
  PuzzleAnswer,
  QuestionAnswer,
  Secret,
} from '../../gateways/captcha/captcha-gateway.ts'
import { withPatience } from '../../gateways/with-patience.ts'
import { trackFingerprint } from './track-fingerprint.ts'
import { sqlCaptchaStore, type Bond, type Challenge, type Sender } from './captcha-store.ts'

export type CaptchaSource = Pick<RequestContext, 'address' | 'deviceNo'>

type Needs = {
  database: Database
  /** Machine time: a hurried world must leave a player time to drag. */
  machineClock: Clock
  ids: Ids
  log: Log
  metrics: Metrics
  tenantId: string
  gateway: CaptchaGateway
}

export type Captcha = {
  newPuzzle(action: CaptchaAction, from: CaptchaSource): Promise<CaptchaPuzzle>
  newQuestion(action: CaptchaAction, language: Language, from: CaptchaSource): Promise<CaptchaQuestion>
  /** A ticket for one use. Fails with CAPTCHA_INVALID, and the challenge is burnt either way. */
  checkPuzzle(challengeId: string, answer: Omit<PuzzleAnswer, 'tookMs'>, from: CaptchaSource): Promise<string>
  checkQuestion(challengeId: string, answer: QuestionAnswer, from: CaptchaSource): Promise<string>
  /**
   * Burns the ticket whatever comes of it. Fails with CAPTCHA_NEEDED when there is none, with CAPTCHA_INVALID when it
   * is unknown, used, late, or made for another action, device or network.
   */
  redeem(ticket: string | undefined, action: CaptchaAction, from: CaptchaSource): Promise<void>
  dropExpired(): Promise<void>
}

const CHALLENGE_MS = minutes(2)
const MISTAKES_WINDOW_MS = minutes(10)
const MISTAKES_MAX = 10
/** A source with many mistakes gets one try in this time. */
const SLOW_MS = minutes(1)
const TRACKS_KEPT_MS = hours(24)

export function createCaptcha(needs: Needs): Captcha {
  const { database, machineClock: clock, ids, log, metrics, tenantId, gateway } = needs
  const store = sqlCaptchaStore(database.db, tenantId)
  const countRefused = metrics.counter('captcha_refused_total', 'Wrong captcha answers and tickets')

  /** A service that stays away refuses the action: nothing is ever let through without its word. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withPatience(clock, seconds(CAPTCHA_TIMEOUT_SECONDS), work())
    } catch (err) {
      log.error({ err }, 'the captcha service is away')
      return fail('CAPTCHA_AWAY')
    }
  }

  async function refuseSlowed(sender: Sender): Promise<void> {
    const now = clock.now()
    const { count, lastAt } = await store.mistakesOf(sender, now - MISTAKES_WINDOW_MS)
    const waitMs = lastAt + SLOW_MS - now
    if (count >= MISTAKES_MAX && waitMs > 0) fail('CAPTCHA_SLOW', { seconds: Math.ceil(waitMs / 1000) })
  }

  async function keep(action: CaptchaAction, secret: Secret, from: CaptchaSource): Promise<string> {
    const challengeId = ids.newId('cap')
    await store.addChallenge(challengeId, { ...bond(action, from), secret, askedAt: clock.now() })
    return challengeId
  }

  /** Wrong for every reason alike; the source is remembered, and slowed down when it has many. */
  async function settle(
    challengeId: string,
    from: CaptchaSource,
    judge: (challenge: Challenge) => Promise<boolean>,
  ): Promise<string> {
    const sender = senderOf(from)
    const challenge = await store.takeChallenge(challengeId)
    await refuseSlowed(sender)
    const isRight = challenge !== undefined && isFresh(challenge, from) && (await ask(() => judge(challenge)))
    if (!isRight) {
      countRefused()
      await store.addMistake(ids.newId('mis'), sender, clock.now())
      return fail('CAPTCHA_INVALID')
    }
    const ticket = ids.token()
    const expiresAt = clock.now() + seconds(CAPTCHA_TICKET_SECONDS)
    await store.addTicket(hashOf(ticket), { ...bond(challenge.action, from), expiresAt })
    return ticket
  }

  function isFresh(challenge: Challenge, from: CaptchaSource): boolean {
    return isSame(challenge, bond(challenge.action, from)) && clock.now() < challenge.askedAt + CHALLENGE_MS
  }

  return {
    async newPuzzle(action, from) {
      await refuseSlowed(senderOf(from))
      const { view, secret } = await ask(() => gateway.newPuzzle())
      return { challengeId: await keep(action, secret, from), ...view }
    },
    async newQuestion(action, language, from) {
      await refuseSlowed(senderOf(from))
      const { view, secret } = await ask(() => gateway.newQuestion(language))
      return { challengeId: await keep(action, secret, from), ...view }
    },
    checkPuzzle: (challengeId, answer, from) =>
      settle(challengeId, from, async ({ secret, askedAt }) => {
        if (secret.kind !== 'puzzle') return false
        const tookMs = clock.now() - askedAt
        if (!(await gateway.fitsPuzzle(secret, { ...answer, tookMs }))) return false
        return store.addTrack(trackFingerprint(answer.track), clock.now())
      }),
    checkQuestion: (challengeId, answer, from) =>
      settle(challengeId, from, async ({ secret }) =>
        secret.kind === 'question' ? gateway.fitsQuestion(secret, answer) : false,
      ),
    async redeem(ticket, action, from) {
      if (ticket === undefined || ticket === '') return fail('CAPTCHA_NEEDED')
      const taken = await store.takeTicket(hashOf(ticket))
      if (taken && isSame(taken, bond(action, from)) && clock.now() < taken.expiresAt) return undefined
      countRefused()
      return fail('CAPTCHA_INVALID')
    },
    async dropExpired() {
      const now = clock.now()
      await store.dropBefore({ challenges: now - CHALLENGE_MS, tickets: now, tracks: now - TRACKS_KEPT_MS })
    },
  }
}

function bond(action: CaptchaAction, { address, deviceNo }: CaptchaSource): Bond {
  return { action, deviceNo, network: networkPrefix(address) }
}

function senderOf({ address, deviceNo }: CaptchaSource): Sender {
  return { address: addressKey(address), deviceNo }
}

function isSame(one: Bond, other: Bond): boolean {
  return one.action === other.action && one.deviceNo === other.deviceNo && one.network === other.network
}

/** Tickets are 256 random bits, so one quick hash is enough: there is nothing to guess. */
function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
