import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Language } from '@keo/messages/languages'
import type { OddsType } from '@keo/sportsbook-contract/match-enums'
import { keepLast } from '../ground/keep-last.ts'
import type { Book, Quote } from '../pricing/quote.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import { toWireClock } from '../wire/match-clock.ts'
import { type Manner, toMatchRecord } from '../wire/match-record.ts'
import { joined, type Piece, pieceOf, shortPiece } from '../wire/prepared.ts'

/** Records of matches as text, kept until something in them changes. */
export type MatchTexts = {
  /** With the popular groups; null for a match that the world does not know. */
  popular(matchId: number, manner: Manner): Piece | null
  /** With every group. */
  whole(matchId: number, manner: Manner): Piece | null
  /** Whether the popular groups were written in some manner and need not be written again: they are counted by then. */
  isStanding(matchId: number): boolean
  /** How long what was read of the popular groups just now is good. */
  standing(match: Match): Standing
  close: Cancel
}

/** What was written stands for a time, and beyond it while it is known that nothing moves by itself. */
export type Standing = { readonly untilMs: number; readonly until: Instant }

export function stands({ untilMs, until }: Standing, clock: Clock): boolean {
  return clock.monotonicMs() < untilMs || clock.now() < until
}

const ALWAYS_OVER = Number.NEGATIVE_INFINITY
const FALLEN: Standing = { untilMs: ALWAYS_OVER, until: ALWAYS_OVER }

/**
 * A price that moved by itself is seen after this long at most, in play and before; what happens in play at once. All
 * texts expire at the same times, so that a page of many is written once an interval and never holds an older one.
 */
const INTERVAL_MS = { live: 4_000, before: 8_000 }

function endOfInterval({ startsAt }: Match, clock: Clock): number {
  const intervalMs = startsAt <= clock.now() ? INTERVAL_MS.live : INTERVAL_MS.before
  return (Math.floor(clock.monotonicMs() / intervalMs) + 1) * intervalMs
}

/** Every match of a week in two languages or so, and the details looked at last. */
const KEPT = { popular: 6_000, whole: 300 }

type Kept = {
  standing: Standing
  readonly state: string
  readonly clock: string
  readonly pieces: Map<string, Piece>
  /** What stands before and behind the clock of a match whose clock runs: only the clock is written anew each second. */
  readonly halves: Map<string, Halves>
}

type Halves = { readonly before: Piece; readonly after: Piece }

export function createMatchTexts(needs: { stage: Stage; book: Book; clock: Clock }): MatchTexts {
  const { stage, book, clock } = needs
  const popular = createTextStore(KEPT.popular, {
    stage,
    clock,
    quoteOf: book.popular,
    untilOf: book.popularUntil,
  })
  const whole = createTextStore(KEPT.whole, { stage, clock, quoteOf: book.quote, untilOf: () => ALWAYS_OVER })
  const cancel = stage.listen(({ matchId }) => {
    popular.disturb(matchId)
    whole.disturb(matchId)
  })
  const { read, isStanding, standing } = popular
  return { popular: read, whole: whole.read, isStanding, standing, close: cancel }
}

function createTextStore(
  most: number,
  {
    stage,
    clock,
    quoteOf,
    untilOf,
  }: {
    stage: Stage
    clock: Clock
    quoteOf: (matchId: number) => Quote | null
    untilOf: (matchId: number) => Instant
  },
) {
  const stored = keepLast<Kept>(most)

  const isGood = (known: Kept | undefined): known is Kept =>
    known !== undefined && stands(known.standing, clock)

  function read(matchId: number, manner: Manner): Piece | null {
    const variant = variantOf(manner.language, manner.oddsType)
    const known = stored.get(matchId)
    const found = isGood(known) ? known.pieces.get(variant) : undefined
    return found ?? write(matchId, { manner, variant, known })
  }

  function write(
    matchId: number,
    { manner, variant, known }: { manner: Manner; variant: string; known: Kept | undefined },
  ): Piece | null {
    const scene = stage.scene(matchId)
    if (!scene) return null
    const quote = quoteOf(matchId)
    const now = clock.now()
    const kept = keptFor(known, { scene, quote, now })
    kept.standing = standingOf(scene.match, untilOf(matchId))
    stored.set(matchId, kept)
    const found = kept.pieces.get(variant)
    if (found) return found
    const textOf = () =>
      JSON.stringify(toMatchRecord({ scene, quote, groups: quote?.groups ?? [], now }, manner))
    const piece = scene.snapshot.isRunning ? aroundClock(kept, variant, textOf) : pieceOf(textOf())
    kept.pieces.set(variant, piece)
    return piece
  }

  const standingOf = (match: Match, until: Instant): Standing => ({
    untilMs: endOfInterval(match, clock),
    until,
  })

  return {
    read,
    isStanding: (matchId: number) => isGood(stored.get(matchId)),
    // By the text as it was written: the prices may have gone on since.
    standing: (match: Match) => standingOf(match, stored.get(match.id)?.standing.until ?? ALWAYS_OVER),
    disturb(matchId: number) {
      const kept = stored.get(matchId)
      if (kept) kept.standing = FALLEN
    },
  }
}

type Moment = { readonly scene: Scene; readonly quote: Quote | null; readonly now: Instant }

/** Equal states give equal texts but for the clock. */
function keptFor(known: Kept | undefined, { scene, quote, now }: Moment): Kept {
  const state = `${scene.version} ${scene.status} ${quote?.version} ${quote?.marketCount}`
  const clock = JSON.stringify(toWireClock(scene, now))
  if (known?.state !== state) return { standing: FALLEN, state, clock, pieces: new Map(), halves: new Map() }
  return known.clock === clock
    ? known
    : { standing: FALLEN, state, clock, pieces: new Map(), halves: known.halves }
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
