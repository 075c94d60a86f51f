import { PICTURE_MAX_BYTES } from '@keo/contract/pictures'
import { XIcon } from '@keo/ui/icons/x'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { Strip } from '@keo/ui/primitives/strip'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { keepPicture } from '../../page-kit/keep-picture.ts'
import { PictureInput } from '../../page-kit/picture-input.tsx'
import { Problem } from '../../page-kit/problem.tsx'
import { KeptPicture } from './kept-picture.tsx'

export type PicturesProps = {
  /** Ids of the pictures that are kept already. */
  value: readonly string[]
  onChange: (fileIds: readonly string[]) => void
}

/** Pictures are kept as they are chosen, so that sending the words takes no time. */
export function usePictureUpload({ value, onChange }: PicturesProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [share, setShare] = useState(0)
  const [isTooLarge, setTooLarge] = useState(false)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (file: File) => keepPicture(file, setShare),
    onSuccess: (fileId) => onChange([...value, fileId]),
    onSettled: () => setShare(0),
  })
  return {
    setInput,
    share,
    isTooLarge,
    isPending,
    error,
    open: (): void => input?.click(),
    choose(file: File): void {
      reset()
      setTooLarge(file.size > PICTURE_MAX_BYTES)
      if (file.size <= PICTURE_MAX_BYTES) mutate(file)
    },
  }
}
type Upload = ReturnType<typeof usePictureUpload>

/** How the upload goes, and the choice of files. */
export function UploadState({ upload }: { upload: Upload }) {
  const say = useMessages()
  const { setInput, share, isPending, isTooLarge, error, choose } = upload
  return (
    <>
      {isPending ? <ProgressBar share={share} label={say('feedback.sendingPicture')} /> : null}
      {isTooLarge ? <Strip tone="error">{say('feedback.pictureTooLarge')}</Strip> : null}
      <Problem error={error} />
      <PictureInput ref={setInput} label={say('feedback.addPicture')} onChoose={choose} />
    </>
  )
}

export function ChosenPictures({ value, onChange }: PicturesProps) {
  const say = useMessages()
  if (value.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {value.map((fileId, place) => (
        <div key={fileId} className="relative">
          <KeptPicture fileId={fileId} words={say('feedback.pictureOf', { number: place + 1 })} />
          <span className="absolute top-1 right-1 rounded-full bg-surface-2">
            <IconButton
              label={say('feedback.removePicture', { number: place + 1 })}
              icon={<XIcon size={14} />}
              onClick={() => onChange(value.filter((one) => one !== fileId))}
            />
          </span>
        </div>
      ))}
    </div>
  )
}
