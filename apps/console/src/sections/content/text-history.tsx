import { Button } from '@keo/ui/primitives/button'
import { useLook } from '../../platform/look.ts'
import type { Found, TextDraft } from './text-draft.ts'
import { textWords } from './text-words.ts'
import { words } from './words.ts'

type Props = { found: Found; onUse: ((old: Pick<TextDraft, 'fields' | 'facts'>) => void) | undefined }

export function TextHistory({ found, onUse }: Props) {
  const { say, time } = useLook(textWords)
  const { say: sayContent } = useLook(words)
  if (found.history.length === 0) return null
  return (
    <section>
      <h3>{sayContent('edit.history')}</h3>
      {found.history.map(({ version, fields, facts, savedBy, savedAt, undoneAt }) => (
        <div key={version} className="content-head">
          <span className="num">{version}</span>
          <span className="old-title meta">
            {`${savedBy} ${time(savedAt)}${undoneAt === null ? '' : ` · ${say('text.taken')}`}`}
          </span>
          {onUse ? (
            <Button size="xs" onClick={() => onUse({ fields, facts })}>
              {say('text.use')}
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  )
}
