import type { FormEvent, ReactNode } from 'react'

type FormProps = { onSubmit: () => void; children: ReactNode; className?: string }

/** Fields in a column. Enter submits; the page never reloads. */
export function Form({ onSubmit, children, className = '' }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a sheet is no part of the form that opened the sheet.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form noValidate className={`flex flex-col gap-3 ${className}`} onSubmit={submit}>
      {children}
    </form>
  )
}
