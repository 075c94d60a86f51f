import { useCallback, useId, useImperativeHandle, useRef, type Ref } from 'react'
import { useNumberKeys } from '../platform/keys.ts'
import { useKeptNote } from '../platform/notes.ts'
import { useLook } from '../platform/look.ts'
import type { TextKey } from '../texts/vi.ts'

const REASON_MIN = 5
const NO_OFFERS: readonly TextKey[] = []
export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN

type ReasonProps = {
  text: string
  onText: (text: string) => void
  /** Sentences that are often right, one tap or its number each. */
  offers?: readonly TextKey[]
  ref?: Ref<HTMLTextAreaElement>
}

/** Why: nothing heavy is done without it. */
export function Reason({ text, onText, offers = NO_OFFERS, ref }: ReasonProps) {
  const { say } = useLook()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current)
  const find = useCallback(() => field.current, [])
  useKeptNote(find, text, onText)
  useNumberKeys(offers.map((key) => () => onText(say(key))))
  return (
    <div className="field">
      <label htmlFor={id}>
        {say('common.reason')} <span className="meta">{say('common.reasonHint')}</span>
      </label>
      {offers.length > 0 ? (
        <div className="offers">
          {offers.map((key, at) => (
            <button key={key} type="button" className="chip" onClick={() => onText(say(key))}>
              <kbd>{at + 1}</kbd> {say(key)}
            </button>
          ))}
        </div>
      ) : null}
      <textarea
        id={id}
        ref={field}
        rows={3}
        maxLength={300}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}
