import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Question } from '../../play/sport-model.ts'
import * as grades from '../verdicts/grades.ts'
import type { Grade, Lines, MarginClass, Reading, Template, View } from '../template.ts'

/** The fields that every template may set; the rest follows from its kind. */
export type Manner = Partial<
  Pick<
    Template,
    | 'tags'
    | 'isPopular'
    | 'mayCombine'
    | 'upToTier'
    | 'formats'
    | 'isKnockout'
    | 'isBefore'
    | 'isLive'
    | 'margin'
  >
> & { readonly kind?: ScoreKind }

const PLAIN = {
  lines: null,
  isPopular: false,
  mayCombine: true,
  upToTier: 4,
  formats: null,
  isKnockout: false,
  isBefore: true,
  isLive: true,
  countsFromBet: false,
  margin: 'special' as MarginClass,
  tags: ['o'],
}

type Made = Omit<Template, keyof typeof PLAIN> & Partial<Template>

function make(template: Made, manner: Manner): Template {
  const { kind: _kind, ...fields } = manner
  return { ...PLAIN, ...template, ...fields }
}

export type Counts = readonly [top: number, others: number, live: number]

const quarters = (from: number, to: number, step: number, most: Counts) => ({
  from: from * 4,
  to: to * 4,
  step: step * 4,
  most,
})

/** Lines around the fairest one, in goals or points: from, to, step. */
export function mainLines(from: number, to: number, step: number, most: Counts, sign: 1 | -1): Lines {
  return { ...quarters(from, to, step, most), choose: 'main', sign }
}

export function allLines(from: number, to: number, step: number, most: Counts): Lines {
  return { ...quarters(from, to, step, most), choose: 'all', sign: 1 }
}

const reading = (of: View | 'pair', period: number, { kind }: Manner): Reading => ({
  of,
  period,
  kind: kind ?? SCORE_KIND.score,
})

type Span = readonly [from: number, to: number, step: number]

export function handicap(
  marketType: number,
  period: number,
  span: Span,
  most: Counts,
  manner: Manner = {},
): Template {
  return make(
    {
      marketType,
      period,
      reading: reading('margin', period, manner),
      options: [OPTION.home, OPTION.away],
      grade: grades.handicap,
      lines: mainLines(...span, most, -1),
      margin: 'asian',
      tags: ['h'],
    },
    manner,
  )
}

/** A handicap whose live bets count from the score at the bet. */
export function handicapFromBet(...given: Parameters<typeof handicap>): Template {
  return { ...handicap(...given), countsFromBet: true }
}

export function overUnder(
  marketType: number,
  period: number,
  of: 'total' | 'home' | 'away',
  span: Span,
  most: Counts,
  manner: Manner = {},
): Template {
  return make(
    {
      marketType,
      period,
      reading: reading(of, period, manner),
      options: [OPTION.over, OPTION.under],
      grade: grades.overUnder,
      lines: mainLines(...span, most, 1),
      margin: 'asian',
      tags: ['h'],
    },
    manner,
  )
}

/** A market without lines over one of the simple readings. */
export function plain(
  marketType: number,
  period: number,
  of: View | 'pair',
  options: readonly number[],
  grade: Grade,
  manner: Manner = {},
): Template {
  return make({ marketType, period, reading: reading(of, period, manner), options, grade }, manner)
}

export function oddEven(
  marketType: number,
  period: number,
  of: 'total' | 'home' | 'away' = 'total',
  manner: Manner = {},
): Template {
  return plain(marketType, period, of, [OPTION.odd, OPTION.even], grades.oddEven, {
    margin: 'asian',
    tags: ['oe'],
    ...manner,
  })
}

export function yesNo(
  marketType: number,
  period: number,
  of: View | 'pair',
  holds: Parameters<typeof grades.yesNo>[0],
  manner: Manner = {},
): Template {
  return plain(marketType, period, of, [OPTION.yes, OPTION.no], grades.yesNo(holds), {
    margin: 'sides',
    ...manner,
  })
}

/** A market over both parts of a match, such as its halves. */
export function split(
  marketType: number,
  period: number,
  [first, second]: readonly [number, number],
  by: View,
  options: readonly number[],
  grade: Grade,
  manner: Manner = {},
): Template {
  const kind = manner.kind ?? SCORE_KIND.score
  return make(
    { marketType, period, reading: { of: 'split', by, kind, first, second }, options, grade },
    manner,
  )
}

/** A market that the model answers by option number; where it is numbered, the question gets its number. */
export function question(
  marketType: number,
  period: number,
  questionAt: (number: number) => Question,
  manner: Manner & { readonly lines?: Lines } = {},
): Template {
  return make(
    {
      marketType,
      period,
      reading: { of: 'question', questionAt },
      options: [],
      grade: grades.asAnswered,
      // What is about one goal or one game is over in a moment: it stands alone.
      mayCombine: manner.lines === undefined,
    },
    manner,
  )
}

/** The same template with a list of lines, all of them on offer. */
export function withLines(template: Template, lines: Lines): Template {
  return { ...template, lines }
}
