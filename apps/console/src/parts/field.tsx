import { useId, type ComponentPropsWithRef } from 'react'

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'onChange'> & {
  label: string
  onText: (text: string) => void
}

/** One line of text with its label above it. */
export function Field({ label, onText, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...rest} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}
