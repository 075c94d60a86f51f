import { FEEDBACK_PICTURES_MAX } from '@keo/contract/feedback'
import { ImageIcon } from '@keo/ui/icons/image'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../language/messages.ts'
import { ChosenPictures, type PicturesProps, UploadState, usePictureUpload } from './picture-upload.tsx'

/** The pictures of a new thread. */
export function PicturePicker({ value, onChange }: PicturesProps) {
  const say = useMessages()
  const upload = usePictureUpload({ value, onChange })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="ui-field-label">{say('feedback.pictures')}</legend>
      <ChosenPictures value={value} onChange={onChange} />
      <UploadState upload={upload} />
      {value.length < FEEDBACK_PICTURES_MAX ? (
        <Button
          size="s"
          className="self-start"
          icon={<ImageIcon size={17} />}
          busy={upload.isPending}
          onClick={upload.open}
        >
          {say('feedback.addPicture')}
        </Button>
      ) : null}
      <p className="text-caption text-text-3">
        {say('feedback.picturesNote', { max: FEEDBACK_PICTURES_MAX })}
      </p>
    </fieldset>
  )
}
