import { loadArea } from '../../../language/messages.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'

/** The sportsbook weighs more than the whole list: scores and minutes come after the covers, with their words. */
async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  await loadArea('match')
  return part
}

export const RoomsWatch = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.RoomsWatch }))),
)
export const CoverStill = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.CoverStill }))),
)
export const HeroScore = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.HeroScore }))),
)
export const CardScore = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.CardScore }))),
)
export const RowScore = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.RowScore }))),
)
export const FinalScore = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.FinalScore }))),
)
export const CardMoment = lazyPart(async () =>
  withWords(import('./board-facts.tsx').then((facts) => ({ default: facts.CardMoment }))),
)
