import { FEEDBACK_PICTURES_MAX, FEEDBACK_TEXT_MAX } from '@keo/contract/feedback'
import { ImageIcon } from '@keo/ui/icons/image'
import { PaperPlaneRightIcon } from '@keo/ui/icons/paper-plane-right'
import { Form } from '@keo/ui/patterns/form'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useAddToFeedback } from './feedback-queries.ts'
import { ChosenPictures, UploadState, usePictureUpload } from './picture-upload.tsx'

/** Further words in a thread that is open: one line at the foot of the page, which grows with them. */
export function MoreForm({ id }: { id: string }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const upload = usePictureUpload({ value: pictures, onChange: setPictures })
  const add = useAddToFeedback()
  const canSend = text.trim() !== '' && !add.isPending && !upload.isPending
  const send = (): void => {
    if (!canSend) return
    add.mutate(
      { id, text, pictures: [...pictures] },
      {
        onSuccess: () => {
          setText('')
          setPictures([])
        },
      },
    )
  }
  return (
    <Form onSubmit={send} className="gap-2">
      <ChosenPictures value={pictures} onChange={setPictures} />
      <UploadState upload={upload} />
      <Problem error={add.error} />
      <div className="flex items-end gap-1">
        <IconButton
          label={say('feedback.addPicture')}
          icon={<ImageIcon size={23} />}
          disabled={upload.isPending || pictures.length >= FEEDBACK_PICTURES_MAX}
          onClick={upload.open}
        />
        <textarea
          rows={1}
          aria-label={say('feedback.more')}
          placeholder={say('feedback.more')}
          maxLength={FEEDBACK_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="field-sizing-content max-h-32 min-h-[46px] min-w-0 flex-1 resize-none rounded-[23px] bg-surface-2 px-4 py-3 text-[16px] leading-[22px] placeholder:text-text-3"
        />
        <IconButton
          label={say('feedback.moreSend')}
          icon={<PaperPlaneRightIcon size={23} weight="fill" />}
          disabled={!canSend}
          onClick={send}
        />
      </div>
    </Form>
  )
}
