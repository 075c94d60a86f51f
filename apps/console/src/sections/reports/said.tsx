import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

type Figures = { readonly freshAt: number | null; readonly query: string }

/** Under every figure: when it was computed, and how. */
export function Said({ of: { freshAt, query } }: { of: Figures }) {
  const { say, time } = useLook(words)
  return (
    <p className="meta">
      {freshAt === null ? say('notYet') : `${say('fresh')} ${time(freshAt)}.`} {`${say('query')}: ${query}`}
    </p>
  )
}
