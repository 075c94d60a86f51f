import { FEEDBACK_CATEGORIES, FEEDBACK_TEXT_MIN, type FeedbackCategory } from '@keo/contract/feedback'
import { Chip } from '@keo/ui/bars/chip'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useEffect, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { begunFeedback } from '../../page-kit/begun-feedback.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { toast } from '../../toasts/toast.ts'
import { useSaveFeedback } from './feedback-queries.ts'
import { PicturePicker } from './picture-picker.tsx'
import { WordsField } from './words-field.tsx'

/** A new thread. Sent, it opens where its answers will stand. */
export function FeedbackForm() {
  const say = useMessages()
  const go = useGo()
  const [category, setCategory] = useState<FeedbackCategory>('deposit')
  const [text, setText] = useState(() => begunFeedback.get().text)
  const [pictures, setPictures] = useState<readonly string[]>(() => begunFeedback.get().pictures)
  useEffect(() => begunFeedback.clear(), [])
  const save = useSaveFeedback()
  const canSend = text.trim().length >= FEEDBACK_TEXT_MIN
  const send = (): void => {
    if (!canSend || save.isPending) return
    save.mutate(
      { category, text, pictures: [...pictures] },
      {
        onSuccess: ({ id }) => {
          toast.show(say('feedback.sent'), { kind: 'success' })
          go.replace(paths.replyDetail(id))
        },
      },
    )
  }
  return (
    <Form onSubmit={send} className="pt-2 pb-6">
      <p className="text-footnote text-pretty text-text-2">{say('feedback.intro')}</p>
      <fieldset>
        <legend className="ui-field-label">{say('feedback.category')}</legend>
        <div className="flex flex-wrap gap-2">
          {FEEDBACK_CATEGORIES.map((one) => (
            <Chip key={one} on={one === category} onClick={() => setCategory(one)}>
              {say(`feedback.category.${one}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <WordsField
        label={say('feedback.text')}
        placeholder={say('feedback.textPlaceholder', { min: FEEDBACK_TEXT_MIN })}
        rows={6}
        value={text}
        onChange={setText}
        error={fieldError(save.error, 'text')}
      />
      <PicturePicker value={pictures} onChange={setPictures} />
      <Problem error={save.error} isRefusalShown={fieldError(save.error, 'text') !== ''} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSend} busy={save.isPending}>
        {say('feedback.send')}
      </Button>
    </Form>
  )
}
