import type { PushSettings } from '@keo/contract/push'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import { seconds, type Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import { type HeldLetter, type LetterOf, letterTitle, type Letters } from '../inbox/index.ts'
import { pushKindOf } from './push-kinds.ts'
import { sqlPushStore } from './push-store.ts'
import type { PushNeeds } from './push-subscriptions.ts'
import { quietUntil } from './quiet-hours.ts'

type Needs = PushNeeds & {
  jobs: Jobs
  log: Log
  letters: Pick<Letters, 'unread' | 'unreadSince'>
  /** Whoever is on a break or excluded gets no invitations. */
  mayOffer(memberId: string): Promise<boolean>
}

const LETTER = 'push.letter'
const SUMMARY = 'push.summary'
const OfLetter = z.object({ memberId: z.string(), letterId: z.string() })
const OfMember = z.object({ memberId: z.string() })
/** Slow services of strangers may not take every hand of the queue. */
const AT_ONCE_MAX = 4
const MADE_ROOM_MS = seconds(2)
/** Of a summary; one letter more or less makes no difference to who reads "20". */
const SUMMARY_LETTERS_MAX = 100
const SUMMARY_TOPIC = 'summary'

type PushNotice = {
  readonly topic: string
  readonly letterId: string | null
  title(language: Language): string
}

/** Sends what members are told to their browsers: by the queue, after the letter is committed. */
export function createPushDelivery(needs: Needs) {
  const { database, clock, tenantId, gateway, sessions, siteKey, jobs, log, letters, mayOffer } = needs
  const store = sqlPushStore(database.db, tenantId)
  let inHand = 0

  jobs.handle(LETTER, (payload) => {
    const job = OfLetter.parse(payload)
    return withRoom(LETTER, job, () => tell(job))
  })
  jobs.handle(SUMMARY, (payload) => {
    const job = OfMember.parse(payload)
    return withRoom(SUMMARY, job, () => tellHeld(job.memberId))
  })

  async function withRoom(kind: string, payload: object, work: () => Promise<void>): Promise<void> {
    if (inHand >= AT_ONCE_MAX) {
      const runAt = clock.now() + MADE_ROOM_MS
      return void (await database.tx((tx) => jobs.enqueue(tx, kind, payload, { runAt })))
    }
    inHand += 1
    try {
      await work()
    } finally {
      inHand -= 1
    }
  }

  async function isWanted(memberId: string, letter: HeldLetter, { off }: PushSettings): Promise<boolean> {
    const kind = pushKindOf(letter.kind)
    return !off.includes(kind) && (kind !== 'campaigns' || (await mayOffer(memberId)))
  }

  async function tell({ memberId, letterId }: z.output<typeof OfLetter>): Promise<void> {
    const letter = await letters.unread(memberId, letterId)
    const settings = await store.settings(memberId)
    if (!letter || !(await isWanted(memberId, letter, settings))) return
    const until = settings.quiet && quietUntil(settings.quiet, clock.now())
    if (until !== null) return hold(memberId, { since: letter.createdAt, until })
    await send(memberId, ofLetter(letter))
  }

  /** What comes in quiet hours waits for their end, and is told by one notification then. */
  async function hold(memberId: string, { since, until }: { since: Instant; until: Instant }): Promise<void> {
    await database.tx(async (tx) => {
      await sqlPushStore(tx, tenantId).hold(memberId, since)
      await jobs.enqueue(tx, SUMMARY, { memberId }, { runAt: until, key: `${memberId} ${until}` })
    })
  }

  async function tellHeld(memberId: string): Promise<void> {
    const settings = await store.settings(memberId)
    const { heldSince, quiet } = settings
    if (heldSince === null) return
    const until = quiet && quietUntil(quiet, clock.now())
    // The hours were changed meanwhile.
    if (until !== null) return hold(memberId, { since: heldSince, until })
    const wanted: HeldLetter[] = []
    for (const letter of await letters.unreadSince(memberId, heldSince, SUMMARY_LETTERS_MAX))
      if (await isWanted(memberId, letter, settings)) wanted.push(letter)
    const [only] = wanted
    if (only) await send(memberId, wanted.length === 1 ? ofLetter(only) : ofMany(wanted.length))
    await store.release(memberId)
  }

  async function send(memberId: string, { topic, letterId, title }: PushNotice): Promise<void> {
    const [key, target] = [await siteKey(), await store.find(memberId)]
    if (!key || !target) return
    const isOver = (await sessions.ended([target.sessionId])).length > 0
    const text = JSON.stringify({ title: title(target.language), letterId })
    const verdict = isOver ? 'gone' : await gateway.send(target, { text, topic }, key)
    if (verdict === 'gone') await store.dropEndpoint(memberId, target.endpoint)
    if (verdict === 'refused') log.warn({ memberId }, 'a push service refused a message')
  }

  return {
    /** In the transaction of the letters; nothing is written for who wants no push. */
    async queue(tx: Tx, written: readonly LetterOf[]): Promise<void> {
      const subscribed = await sqlPushStore(tx, tenantId).subscribed(written.map(({ memberId }) => memberId))
      for (const letter of written)
        if (subscribed.has(letter.memberId)) await jobs.enqueue(tx, LETTER, letter)
    },
  }
}

/** What a locked screen may show to everybody: no sum, no name, and of limits and breaks not even that. */
function ofLetter(letter: HeldLetter): PushNotice {
  const isDiscreet = pushKindOf(letter.kind) === 'limits'
  return {
    topic: topicOf(letter.id),
    letterId: letter.id,
    title: (language) => (isDiscreet ? serverText(language, 'push.discreet') : letterTitle(letter, language)),
  }
}

function ofMany(count: number): PushNotice {
  return {
    topic: SUMMARY_TOPIC,
    letterId: null,
    title: (language) => serverText(language, 'push.summary', { count }),
  }
}

/** Services take up to 32 letters and digits. */
const topicOf = (letterId: string): string => letterId.slice(-32)
