import type { ArticleMatch, ArticleView } from '@keo/contract/articles'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { crestBeside, crestOf } from '@keo/ui/drawings/crest'
import { ArrowsLeftRightIcon } from '@keo/ui/icons/arrows-left-right'
import { CoinsIcon } from '@keo/ui/icons/coins'
import { GraduationCapIcon } from '@keo/ui/icons/graduation-cap'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { Crest } from '@keo/ui/product/crest'
import type { ReactNode } from 'react'
import { scoreText } from './article-words.ts'

type ArticleCoverProps = { article: Pick<ArticleView, 'id' | 'match'>; size: 'l' | 's' }

/** A picture of our own: both sides' colours and arms, or the thing a guide is about. The words stand beside it. */
export default function ArticleCover({ article, size }: ArticleCoverProps) {
  const { match } = article
  return (
    <div className="article-cover" data-size={size} data-guide={match ? undefined : true} aria-hidden="true">
      {match ? <MatchGround match={match} /> : <GuideGround />}
      {match ? <MatchFace article={article} size={size} /> : <GuideFace id={article.id} size={size} />}
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 180
/** The stroke between the two leans like all strokes here. */
const CUT = { top: 148, bottom: 188 }

function MatchGround({ match: { home, away, sportId } }: { match: ArticleMatch }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <path
        d={`M0 0h${CUT.top}L${CUT.bottom} ${HEIGHT}H0z`}
        fill={crestOf(home.id).field}
        className="article-half"
      />
      <path
        d={`M${CUT.top} 0h${WIDTH - CUT.top}v${HEIGHT}H${CUT.bottom}z`}
        fill={crestBeside(away.id, home.id).field}
        className="article-half"
      />
      <path d={COURTS.has(sportId) ? COURT : PITCH} className="article-lines" />
      <path d="M24 0h34l96 180H64z M214 0h26l70 180h-66z" className="article-beams" />
      <path d={`M${CUT.top - 3} 0h6L${CUT.bottom + 3} ${HEIGHT}h-6z`} className="article-cut" />
    </svg>
  )
}

/** Sports of a floor; the others have a field. */
const COURTS: ReadonlySet<number> = new Set([
  SPORT.basketball,
  SPORT.handball,
  SPORT.volleyball,
  SPORT.electronicBasketball,
])
const PITCH =
  'M160 0v180M160 52a38 38 0 1 1 0 76 38 38 0 0 1 0-76M0 44h38v92H0M320 44h-38v92h38M0 70h16v40H0M320 70h-16v40h16'
const COURT =
  'M160 0v180M160 62a28 28 0 1 1 0 56 28 28 0 0 1 0-56M0 20h30a70 70 0 0 1 0 140H0M320 20h-30a70 70 0 0 0 0 140h30M0 66h60v48H0M320 66h-60v48h60'

function MatchFace({ article, size }: ArticleCoverProps) {
  const { match } = article
  if (!match) return null
  const mark = size === 'l' ? 64 : 30
  return (
    <div className="article-face">
      <Crest teamId={match.home.id} size={mark} />
      <b className="num">{scoreText(article) ?? '\\'}</b>
      <Crest teamId={match.away.id} besideId={match.home.id} size={mark} />
    </div>
  )
}

function GuideGround() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <path d="M24 0h34l96 180H64z M214 0h26l70 180h-66z" className="article-beams" />
      <circle cx="160" cy="90" r="70" className="article-ring" />
      <circle cx="160" cy="90" r="98" className="article-ring" />
    </svg>
  )
}

const GUIDE_ICONS: ReadonlyMap<string, (size: number) => ReactNode> = new Map([
  ['art_asian-handicap', (size: number) => <ArrowsLeftRightIcon size={size} />],
  ['art_sealed-plan', (size: number) => <LockKeyIcon size={size} />],
  ['art_bankroll', (size: number) => <CoinsIcon size={size} />],
  ['art_playing-safely', (size: number) => <ShieldCheckIcon size={size} />],
])
const anyGuide = (size: number) => <GraduationCapIcon size={size} />

function GuideFace({ id, size }: { id: string; size: 'l' | 's' }) {
  const draw = GUIDE_ICONS.get(id) ?? anyGuide
  return <div className="article-face">{draw(size === 'l' ? 72 : 34)}</div>
}
