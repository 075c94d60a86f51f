import { Button } from '@keo/ui/primitives/button'
import { useLook } from '../../platform/look.ts'
import { textWords } from './text-words.ts'
import { words } from './words.ts'

type Saved = {
  readonly version: number
  /** Empty where versions were not kept yet. */
  readonly savedBy: string
  readonly savedAt: number
  readonly undoneAt?: number | null
}
type Props<V extends Saved> = {
  history: readonly V[]
  /** Puts a version into the draft; without it they are only read. */
  onUse: ((old: V) => void) | undefined
}

/** Versions of a text, newest first: who saved them and when, and each can be a draft again. */
export function TextHistory<V extends Saved>({ history, onUse }: Props<V>) {
  const { say, time } = useLook(textWords)
  const { say: sayContent } = useLook(words)
  if (history.length === 0) return null
  return (
    <section>
      <h3>{sayContent('edit.history')}</h3>
      {history.map((old) => (
        <div key={old.version} className="content-head">
          <span className="num">{old.version}</span>
          <span className="old-title meta">
            {`${old.savedBy} ${time(old.savedAt)}${(old.undoneAt ?? null) === null ? '' : ` · ${say('text.taken')}`}`}
          </span>
          {onUse ? (
            <Button size="xs" onClick={() => onUse(old)}>
              {say('text.use')}
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  )
}
