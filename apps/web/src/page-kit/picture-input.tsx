import type { Ref } from 'react'

type PictureInputProps = {
  ref: Ref<HTMLInputElement>
  label: string
  onChoose: (file: File) => void
}

/** Opens the choice of pictures, out of sight: a button in sight clicks it. */
export function PictureInput({ ref, label, onChoose }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      className="sr-only"
      accept="image/jpeg,image/png,image/webp"
      aria-label={label}
      tabIndex={-1}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onChoose(file)
        // So that the same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
}
