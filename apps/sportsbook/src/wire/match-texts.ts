import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Language } from '@keo/messages/languages'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import { keepLast } from '../pricing/keep-last.ts'
import type { Book, Quote } from '../pricing/quote.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import { toWireClock } from './match-clock.ts'
import { type Manner, toMatchRecord } from './match-record.ts'
import { joined, type Piece, pieceOf, shortPiece } from './prepared.ts'

/** Records of matches as text, kept until something in them changes. */
export type MatchTexts = {
  /** With the popular groups; null for a match that the world does not know. */
  popular(matchId: number, manner: Manner): Piece | null
  /** With every group. */
  whole(matchId: number, manner: Manner): Piece | null
  close: Cancel
}

/** A price that moved by itself is seen after this long at most, in play and before; what happens in play at once. */
const GOOD_FOR_MS = { live: 1_000, before: 4_000 }

export function goodForMs({ startsAt }: Match, now: Instant): number {
  return startsAt <= now ? GOOD_FOR_MS.live : GOOD_FOR_MS.before
}

/** Every match of a week in two languages or so, and the details looked at last. */
const KEPT = { popular: 6_000, whole: 300 }

type Kept = {
  goodUntilMs: number
  readonly state: string
  readonly clock: string
  readonly pieces: Map<string, Piece>
  /** What stands before and behind the clock of a match whose clock runs: only the clock is written anew each second. */
  readonly halves: Map<string, Halves>
}

type Halves = { readonly before: Piece; readonly after: Piece }

export function createMatchTexts(needs: { stage: Stage; book: Book; clock: Clock }): MatchTexts {
  const { stage, book } = needs
  const popular = createShelf(KEPT.popular, (matchId) => book.popular(matchId), needs)
  const whole = createShelf(KEPT.whole, (matchId) => book.quote(matchId), needs)
  const cancel = stage.listen(({ matchId }) => {
    popular.disturb(matchId)
    whole.disturb(matchId)
  })
  return { popular: popular.read, whole: whole.read, close: cancel }
}

function createShelf(
  most: number,
  quoteOf: (matchId: number) => Quote | null,
  { stage, clock }: { stage: Stage; clock: Clock },
) {
  const shelf = keepLast<Kept>(most)

  function read(matchId: number, manner: Manner): Piece | null {
    const nowMs = clock.monotonicMs()
    const variant = variantOf(manner.language, manner.oddsType)
    const known = shelf.get(matchId)
    const isFresh = known !== undefined && nowMs < known.goodUntilMs
    const found = isFresh ? known.pieces.get(variant) : undefined
    return found ?? write(matchId, { manner, variant, nowMs, known })
  }

  function write(
    matchId: number,
    {
      manner,
      variant,
      nowMs,
      known,
    }: { manner: Manner; variant: string; nowMs: number; known: Kept | undefined },
  ): Piece | null {
    const scene = stage.scene(matchId)
    if (!scene) return null
    const quote = quoteOf(matchId)
    const now = clock.now()
    const kept = keptFor(known, { scene, quote, now })
    kept.goodUntilMs = nowMs + goodForMs(scene.match, now)
    shelf.set(matchId, kept)
    const found = kept.pieces.get(variant)
    if (found) return found
    const textOf = () =>
      JSON.stringify(toMatchRecord({ scene, quote, groups: quote?.groups ?? [], now }, manner))
    const piece = scene.snapshot.isRunning ? aroundClock(kept, variant, textOf) : pieceOf(textOf())
    kept.pieces.set(variant, piece)
    return piece
  }

  return {
    read,
    disturb(matchId: number) {
      const kept = shelf.get(matchId)
      if (kept) kept.goodUntilMs = Number.NEGATIVE_INFINITY
    },
  }
}

type Moment = { readonly scene: Scene; readonly quote: Quote | null; readonly now: Instant }

/** Equal states give equal texts but for the clock. */
function keptFor(known: Kept | undefined, { scene, quote, now }: Moment): Kept {
  const state = `${scene.version} ${scene.status} ${quote?.version} ${quote?.marketCount}`
  const clock = JSON.stringify(toWireClock(scene, now))
  if (known?.state !== state) return { goodUntilMs: 0, state, clock, pieces: new Map(), halves: new Map() }
  return known.clock === clock
    ? known
    : { goodUntilMs: 0, state, clock, pieces: new Map(), halves: known.halves }
}

const CLOCK_KEY = '"mc":'

/** A quote inside a text is escaped, so the key is found nowhere but in its place. */
function aroundClock({ clock, halves }: Kept, variant: string, textOf: () => string): Piece {
  let around = halves.get(variant)
  if (!around) {
    const text = textOf()
    const at = text.indexOf(CLOCK_KEY) + CLOCK_KEY.length
    around = { before: pieceOf(text.slice(0, at)), after: pieceOf(text.slice(at + clock.length)) }
    halves.set(variant, around)
  }
  return joined([around.before, shortPiece(clock), around.after])
}

const variantOf = (language: Language, oddsType: OddsType): string => language + oddsType
