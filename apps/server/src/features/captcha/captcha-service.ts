import { CAPTCHA_TIMEOUT_SECONDS, type CaptchaPuzzle, type CaptchaQuestion } from '@keo/contract/captcha'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
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
import type { CaptchaParty, CaptchaToken } from '../../gateways/captcha/captcha-party.ts'
import { withPatience } from '@keo/service-kit/with-patience'
import { sqlCaptchaAttempts, type Counters } from './captcha-attempts.ts'
import { extraBits } from './captcha-risk.ts'
import { sqlCaptchaStore, type Bond, type Challenge, type Sender } from './captcha-store.ts'
import {
  createCaptchaTickets,
  hashOf,
  isSame,
  type CaptchaPurpose,
  type CaptchaSource,
} from './captcha-tickets.ts'
import { trackFingerprint } from './track-fingerprint.ts'

type Needs = {
  database: Database
  /** Machine time: a hurried world must leave a player time to drag. */
  machineClock: Clock
  ids: Ids
  log: Log
  metrics: Metrics
  tenantId: string
  gateway: CaptchaGateway
  /** In place of all that the gateway asks; null where our own puzzles stand. */
  party: CaptchaParty | null
  /** Keyed: numbers are quickly tried out. */
  hashAbout(about: string): Buffer
}

export type Captcha = {
  newPuzzle(purpose: CaptchaPurpose, from: CaptchaSource): Promise<CaptchaPuzzle>
  /** Takes the more work, the more was asked for lately from the device, its block, or about the same number. */
  newQuestion(purpose: CaptchaPurpose, language: Language, from: CaptchaSource): Promise<CaptchaQuestion>
  /** A ticket for one use. Fails with CAPTCHA_INVALID, and the challenge is burnt either way. */
  checkPuzzle(challengeId: string, answer: Omit<PuzzleAnswer, 'tookMs'>, from: CaptchaSource): Promise<string>
  checkQuestion(challengeId: string, answer: QuestionAnswer, from: CaptchaSource): Promise<string>
  /** A ticket for what the page of the captcha party gave: asked of the party, once. */
  pass(token: string, purpose: CaptchaPurpose, from: CaptchaSource): Promise<string>
  /**
   * Burns the ticket whatever comes of it. Fails with CAPTCHA_NEEDED when there is none, with CAPTCHA_INVALID when it
   * is unknown, used, late, or made for another action, number, device or network.
   */
  redeem(ticket: string | undefined, purpose: CaptchaPurpose, from: CaptchaSource): Promise<void>
  dropExpired(): Promise<void>
}

const PUZZLE_MS = minutes(2)
/** Read out by a screen reader, with the most work that is ever asked for, on a slow phone. */
const QUESTION_MS = minutes(5)
const MISTAKES_WINDOW_MS = minutes(10)
const MISTAKES_MAX = 10
/** A source with many mistakes gets one try in this time. */
const SLOW_MS = minutes(1)
const ATTEMPTS_WINDOW_MS = hours(1)
const TRACKS_KEPT_MS = hours(24)

export function createCaptcha(needs: Needs): Captcha {
  const { database, machineClock: clock, ids, log, metrics, tenantId, gateway, party, hashAbout } = needs
  const store = sqlCaptchaStore(database.db, tenantId)
  const attempts = sqlCaptchaAttempts(database.db, tenantId)
  const countRefused = metrics.counter('captcha_refused_total', 'Wrong captcha answers and tickets')
  const countAway = metrics.counter('captcha_away_total', 'Times that a captcha got no verdict')
  const tickets = createCaptchaTickets({
    machineClock: needs.machineClock,
    ids,
    hashAbout,
    store,
    countRefused,
  })
  const nobody = hashAbout('')

  /** A service that stays away refuses the action: nothing is ever let through without its word. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withPatience(clock, seconds(CAPTCHA_TIMEOUT_SECONDS), work())
    } catch (err) {
      countAway()
      log.error({ err }, 'the captcha service is away')
      return fail('CAPTCHA_AWAY')
    }
  }

  /** With a party our own puzzles are closed: whoever cannot pass it would take the easier door. */
  function refuseOwn(): void {
    if (party) fail('CAPTCHA_OTHER_WAY')
  }

  async function refuseSlowed(sender: Sender): Promise<void> {
    const now = clock.now()
    const { count, lastAt } = await store.mistakesOf(sender, now - MISTAKES_WINDOW_MS)
    const waitMs = lastAt + SLOW_MS - now
    if (count >= MISTAKES_MAX && waitMs > 0) fail('CAPTCHA_SLOW', { seconds: Math.ceil(waitMs / 1000) })
  }

  function countersOf({ deviceNo, network, about }: Bond): Counters {
    const isNamed = about !== null && !about.equals(nobody)
    return { device: deviceNo, network, ...(isNamed ? { about: about.toString('hex') } : {}) }
  }

  /** Counted before it is weighed: of many asked for at once each sees the ones before it. */
  async function begin(purpose: CaptchaPurpose, from: CaptchaSource) {
    await refuseSlowed(senderOf(from))
    const id = ids.newId('cap')
    const bond = tickets.bond(purpose, from)
    const counters = countersOf(bond)
    await attempts.add(id, counters, clock.now())
    return {
      id,
      bond,
      counters,
      keep: (secret: Secret) => store.addChallenge(id, { ...bond, secret, askedAt: clock.now() }),
    }
  }

  /** Wrong for every reason alike; the source is remembered, and slowed down when it has many. */
  async function settle(
    challengeId: string,
    from: CaptchaSource,
    judge: (challenge: Challenge) => Promise<boolean>,
  ): Promise<string> {
    refuseOwn()
    const challenge = await store.takeChallenge(challengeId)
    await refuseSlowed(senderOf(from))
    const isRight = challenge !== undefined && isFresh(challenge, from) && (await ask(() => judge(challenge)))
    return isRight
      ? tickets.issue(challenge)
      : refuse(challenge ?? tickets.bond({ action: UNKNOWN_ACTION }, from), from)
  }

  async function refuse(bond: Bond, from: CaptchaSource): Promise<never> {
    countRefused()
    const mistakeId = ids.newId('mis')
    await store.addMistake(mistakeId, senderOf(from), clock.now())
    await attempts.add(mistakeId, countersOf(bond), clock.now())
    return fail('CAPTCHA_INVALID')
  }

  function isFresh(challenge: Challenge, from: CaptchaSource): boolean {
    const endsAt = challenge.askedAt + (challenge.secret.kind === 'puzzle' ? PUZZLE_MS : QUESTION_MS)
    return isSame(challenge, tickets.bond({ action: challenge.action }, from)) && clock.now() < endsAt
  }

  return {
    async newPuzzle(purpose, from) {
      refuseOwn()
      const { id, keep } = await begin(purpose, from)
      const { view, secret } = await ask(() => gateway.newPuzzle())
      await keep(secret)
      return { challengeId: id, ...view }
    },
    async newQuestion(purpose, language, from) {
      refuseOwn()
      const { id, keep, counters } = await begin(purpose, from)
      const bits = extraBits(await attempts.count(counters, clock.now() - ATTEMPTS_WINDOW_MS))
      const { view, secret } = await ask(() => gateway.newQuestion(language, bits))
      await keep(secret)
      return { challengeId: id, ...view }
    },
    checkPuzzle: (challengeId, answer, from) =>
      settle(challengeId, from, async ({ secret, askedAt, network }) => {
        if (secret.kind !== 'puzzle') return false
        const tookMs = clock.now() - askedAt
        if (!(await gateway.fitsPuzzle(secret, { ...answer, tookMs }))) return false
        if (!(await store.addTrack(trackFingerprint(answer.track), clock.now()))) return false
        // A carrier's whole town sits behind one block: who solves the picture makes nobody there work harder.
        await attempts.takeBack(challengeId, 'network', network)
        return true
      }),
    checkQuestion: (challengeId, answer, from) =>
      settle(challengeId, from, async ({ secret }) =>
        secret.kind === 'question' ? gateway.fitsQuestion(secret, answer) : false,
      ),
    async pass(token, purpose, from) {
      if (!party) return fail('CAPTCHA_OTHER_WAY')
      const { bond } = await begin(purpose, from)
      const isNew = await store.addTrack(hashOf(token), clock.now())
      const shown = { token, action: purpose.action, address: from.address }
      const isRight = isNew && (await ask(() => isConfirmed(party, shown)))
      return isRight ? tickets.issue(bond) : refuse(bond, from)
    },
    async redeem(ticket, purpose, from) {
      const named = await tickets.redeem(ticket, purpose, from)
      // Solved for nobody in particular, used for somebody: from here on it counts as theirs.
      const { about } = named === null ? countersOf(tickets.bond(purpose, from)) : {}
      if (about !== undefined) await attempts.add(ids.newId('cap'), { about }, clock.now())
    },
    async dropExpired() {
      const now = clock.now()
      await store.dropBefore({ challenges: now - QUESTION_MS, tickets: now, tracks: now - TRACKS_KEPT_MS })
    },
  }
}

/** Of an answer to a challenge that is not there: only where it came from counts. */
const UNKNOWN_ACTION = 'login'

async function isConfirmed(party: CaptchaParty, shown: CaptchaToken): Promise<boolean> {
  const verdict = await party.verify(shown)
  if (verdict !== 'ok' && verdict !== 'refused') throw new Error('the captcha party gave no verdict')
  return verdict === 'ok'
}

function senderOf({ address, deviceNo }: CaptchaSource): Sender {
  return { address: addressKey(address), deviceNo }
}
