import { createHash } from 'node:crypto'
import {
  checkCaptcha,
  newCaptcha,
  type CaptchaAction,
  type CaptchaQuestion,
  type TrackPoint,
} from '@keo/contract/captcha'
import type { App } from '@keo/server/app'
import type { Database } from '@keo/service-kit/db/database'
import type { CallOptions } from './call-world.ts'
import type { World } from './world.ts'

/** What the server keeps of an open challenge, and nobody outside of this process can read. */
export type KeptChallenge =
  | { readonly kind: 'puzzle'; readonly left: number }
  | { readonly kind: 'question'; readonly right: number[]; readonly proof: CaptchaQuestion['proof'] }

/** What a person does with eyes, hand and phone. */
export type Hand = {
  /** A ticket for one use. Nothing is skipped: the piece is moved to where the server's own record says. */
  solveCaptcha(action: CaptchaAction, options?: CallOptions): Promise<string>
  /** For journeys that drag the piece themselves; the newest challenge when none is named. */
  keptChallenge(challengeId?: string): Promise<KeptChallenge>
  /** The code in the newest text message or e-mail to a number (its digits) or an address. */
  lastCode(to: string): Promise<string>
}

export function createHand({
  database,
  app,
  call,
}: {
  database: Database
  app: App
  call: World['call']
}): Hand {
  let movements = 0

  async function keptChallenge(challengeId?: string): Promise<KeptChallenge> {
    const open = database.db
      .withTables<{ captcha_challenge: { id: string; secret: KeptChallenge } }>()
      .selectFrom('captcha_challenge')
      .select('secret')
      .orderBy('id', 'desc')
    const kept = await (
      challengeId === undefined ? open : open.where('id', '=', challengeId)
    ).executeTakeFirst()
    if (!kept) throw new Error('No challenge is open.')
    return kept.secret
  }

  return {
    keptChallenge,
    async solveCaptcha(action, options = {}) {
      const { data } = await call(newCaptcha, { action }, options)
      const kept = await keptChallenge(data.challengeId)
      if (kept.kind !== 'puzzle') throw new Error('A puzzle was asked for.')
      const track = handTrack(kept.left, (movements += 1))
      const answer = { challengeId: data.challengeId, left: kept.left, track, kind: 'drag' as const }
      return (await call(checkCaptcha, answer, options)).data.captchaTicket
    },
    async lastCode(to) {
      await app.codesSettled()
      const messages = [
        ...(await app.sms.tray()).map(({ mobile, text }) => ({ to: mobile, text })),
        ...(await app.mail.mailbox()),
      ]
      // A notice may have come after it.
      const code = messages
        .filter((message) => message.to.endsWith(to))
        .flatMap(({ text }) => text.match(/\b\d{6}\b/)?.[0] ?? [])[0]
      if (code === undefined) throw new Error(`No code was sent to ${to}.`)
      return code
    },
  }
}

/** The work that a worded question asks of the device. */
export function workOn({ prefix, parts, bits }: CaptchaQuestion['proof']): string[] {
  return Array.from({ length: parts }, (_, part) => {
    for (let text = 0; ; text += 1) {
      const hash = createHash('sha256').update(`${prefix}${part}.${text}`).digest()
      if (Math.clz32(hash.readUInt32BE(0)) >= bits) return String(text)
    }
  })
}

const STEPS = 30
const STEP_MS = 22

/** Fast at first, slow in the end, never quite level; another one for every number. */
export function handTrack(left: number, movement: number): TrackPoint[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const eased = 1 - (1 - step / STEPS) ** 3
    const tremble = Math.sin(step * 1.7 + movement)
    return {
      x: step === STEPS ? left : Math.max(0, left * eased + (step === 0 ? 0 : tremble)),
      y: Math.round(3 * Math.sin(step / 5 + movement) * 10) / 10,
      t: step * STEP_MS + Math.round(4 * Math.abs(tremble)) + (movement % 5),
    }
  })
}
