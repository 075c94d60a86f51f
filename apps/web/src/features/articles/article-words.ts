import type { ArticleKind, ArticleView } from '@keo/contract/articles'
import type { PlainMessageKey } from '@keo/messages/keys'
import { parseServerTime } from '@keo/units/instants'
import { paths, withQuery } from '../../navigation/paths.ts'

export const KIND_WORDS: Readonly<Record<ArticleKind, PlainMessageKey>> = {
  preview: 'articles.preview',
  report: 'articles.report',
  guide: 'articles.guide',
}

export const articlePath = (id: string): string => withQuery(paths.liveInformation(), { article: id })

export const instantOf = (time: string): number => parseServerTime(time) ?? 0

/** "2–1", or null before the end. */
export function scoreText({ match }: Pick<ArticleView, 'match'>): string | null {
  if (!match || match.homeScore === null || match.awayScore === null) return null
  return `${match.homeScore}–${match.awayScore}`
}
