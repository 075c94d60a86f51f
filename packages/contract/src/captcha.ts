import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { PHONE_COUNTRIES, phoneDigits } from './phones.ts'

/** As the picture is drawn (login mockup), in CSS pixels; the files hold two dots for each. */
export const CAPTCHA_WIDTH = 358
export const CAPTCHA_HEIGHT = 176
/** Side of the square that holds the piece: its body of 48 and room for a knob on every side. */
export const CAPTCHA_PIECE_SIZE = 72
/** How far the piece can travel. */
export const CAPTCHA_LEFT_MAX = CAPTCHA_WIDTH - CAPTCHA_PIECE_SIZE
export const CAPTCHA_TICKET_SECONDS = 120
export const CAPTCHA_TIMEOUT_SECONDS = 10
const TRACK_POINTS_MAX = 600
const TRACK_MS_MAX = 120_000

/** What a solved captcha may be used for; a ticket for one is worth nothing for another. */
export const CAPTCHA_ACTIONS = ['login', 'register', 'sms', 'mail'] as const
export const CaptchaAction = z.enum(CAPTCHA_ACTIONS)
export type CaptchaAction = z.output<typeof CaptchaAction>

/** A field of the protected calls. Missing answers CAPTCHA_NEEDED: the client opens the captcha. */
export const CaptchaTicket = z.string().check(z.maxLength(200))
const ChallengeId = z.string().check(z.maxLength(60))
/** Whom the call behind the captcha will name (`captchaAbout`); the ticket is good for them alone. */
const About = z.string().check(z.maxLength(254))
const Ticketed = z.object({ captchaTicket: z.string() })

const coordinate = z.number().check(z.minimum(-2000), z.maximum(2000))
/** Where the piece was (in the picture's pixels) and when, in milliseconds since the finger came down. */
export const TrackPoint = z.object({
  x: coordinate,
  y: coordinate,
  t: z.number().check(z.minimum(0), z.maximum(TRACK_MS_MAX)),
})
export type TrackPoint = z.output<typeof TrackPoint>

export const CaptchaPuzzle = z.object({
  challengeId: z.string(),
  width: z.int(),
  height: z.int(),
  /** PNG as a `data:` address. */
  background: z.string(),
  piece: z.string(),
  /** The piece moves along this line; its place on it is the answer, which only the server knows. */
  pieceTop: z.int(),
  pieceSize: z.int(),
})
export type CaptchaPuzzle = z.output<typeof CaptchaPuzzle>

export const newCaptcha = defineCall({
  method: 'POST',
  path: '/api/user/captcha/new',
  access: 'public',
  limit: 'captcha',
  ours: true,
  summary: 'A puzzle: slide the piece into its slot',
  errors: ['CAPTCHA_SLOW', 'CAPTCHA_AWAY', 'CAPTCHA_OTHER_WAY'],
  request: z.object({ action: CaptchaAction, about: z.optional(About) }),
  response: CaptchaPuzzle,
})

/** A wrong answer burns the puzzle: the client asks for another. */
export const checkCaptcha = defineCall({
  method: 'POST',
  path: '/api/user/captcha/check',
  access: 'public',
  limit: 'captcha',
  ours: true,
  summary: 'Where the piece was let go, and how it went there; a ticket for one use when it fits',
  errors: ['CAPTCHA_INVALID', 'CAPTCHA_SLOW', 'CAPTCHA_AWAY', 'CAPTCHA_OTHER_WAY'],
  request: z.object({
    challengeId: ChallengeId,
    /** Left edge of the piece's square. */
    left: z.number().check(z.minimum(0), z.maximum(CAPTCHA_LEFT_MAX)),
    track: z.array(TrackPoint).check(z.minLength(1), z.maxLength(TRACK_POINTS_MAX)),
    /** `keys`: moved by the arrow keys, one point for each stroke. */
    kind: z.enum(['drag', 'keys']),
  }),
  response: Ticketed,
})

export const CAPTCHA_CHOICES = 8
export const CAPTCHA_PICKS = 2
export const CAPTCHA_PROOF_PARTS = 16

/** For players who cannot drag or see: words instead of a picture, and work for the machine instead of a track. */
export const CaptchaQuestion = z.object({
  challengeId: z.string(),
  /** In the caller's language. */
  question: z.string(),
  choices: z.array(z.string()),
  /** How many of the choices are right. */
  picks: z.int(),
  /**
   * For each part, counted from 0, find a text so that SHA-256 of `<prefix><part>.<text>` begins with that many zero
   * bits. Many small parts take about as long every time, and show how far the work is; one large one would do neither.
   */
  proof: z.object({ prefix: z.string(), parts: z.int(), bits: z.int() }),
})
export type CaptchaQuestion = z.output<typeof CaptchaQuestion>

export const newCaptchaQuestion = defineCall({
  method: 'POST',
  path: '/api/user/captcha/question',
  access: 'public',
  limit: 'captcha',
  ours: true,
  summary: 'A worded question in place of the puzzle',
  errors: ['CAPTCHA_SLOW', 'CAPTCHA_AWAY', 'CAPTCHA_OTHER_WAY'],
  request: z.object({ action: CaptchaAction, about: About }),
  response: CaptchaQuestion,
})

export const answerCaptchaQuestion = defineCall({
  method: 'POST',
  path: '/api/user/captcha/answer',
  access: 'public',
  limit: 'captcha',
  ours: true,
  summary: 'Places of the right choices, from 0, with the proof of work; a ticket for one use when both hold',
  errors: ['CAPTCHA_INVALID', 'CAPTCHA_SLOW', 'CAPTCHA_AWAY', 'CAPTCHA_OTHER_WAY'],
  request: z.object({
    challengeId: ChallengeId,
    picks: z
      .array(z.int().check(z.minimum(0), z.maximum(CAPTCHA_CHOICES - 1)))
      .check(z.minLength(1), z.maxLength(CAPTCHA_CHOICES)),
    proof: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(CAPTCHA_PROOF_PARTS)),
  }),
  response: Ticketed,
})

const PARTY_TOKEN_MAX = 4096

/** Where another company's captcha stands in place of ours (docs/parties.md). */
export const passCaptcha = defineCall({
  method: 'POST',
  path: '/api/user/captcha/pass',
  access: 'public',
  limit: 'captcha',
  ours: true,
  summary: "What the page of the site's captcha party gave; a ticket for one use when the party confirms it",
  errors: ['CAPTCHA_INVALID', 'CAPTCHA_SLOW', 'CAPTCHA_AWAY', 'CAPTCHA_OTHER_WAY'],
  request: z.object({
    action: CaptchaAction,
    about: About,
    token: z.string().check(z.minLength(1), z.maxLength(PARTY_TOKEN_MAX)),
  }),
  response: Ticketed,
})

/** What that page posts to ours once somebody passed; nothing else of it is heard. */
export const CaptchaPageMessage = z.object({
  type: z.literal('captcha'),
  token: z.string().check(z.minLength(1), z.maxLength(PARTY_TOKEN_MAX)),
})

export type CaptchaNamed = {
  readonly mobileArea?: string
  readonly mobile?: string
  readonly email?: string
  readonly userName?: string | undefined
}

/** One text for one number, address or account, however it was typed; empty for the one that only the server knows. */
export function captchaAbout({ mobileArea, mobile = '', email = '', userName = '' }: CaptchaNamed): string {
  const country = Object.values(PHONE_COUNTRIES).find(({ phoneCode }) => phoneCode === mobileArea)
  const digits = country ? phoneDigits(mobile, country) : null
  if (digits !== null) return `+${mobileArea}${digits}`
  // What follows a plus sign in an address is its owner's own note.
  return (email || userName)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
}
