import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import type { ReactNode } from 'react'

/** One of the two is open at a time: the code of one would be taken by the other. */
export type Foldable = { readonly isOpen: boolean; readonly onFold: (isOpen: boolean) => void }

type PrivacyCardProps = Foldable & {
  icon: ReactNode
  title: string
  paragraphs: readonly string[]
  /** Opens the form. */
  label: string
  danger?: boolean
  children: ReactNode
}

/** What it does in full sentences, and the form only for those who want it. */
export function PrivacyCard(props: PrivacyCardProps) {
  const { isOpen, onFold, icon, title, paragraphs, label, danger = false, children } = props
  return (
    <Card className="flex flex-col gap-2.5 p-3.5">
      <h2 className="flex items-center gap-2.5 text-headline font-semibold">
        {icon}
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="text-footnote text-pretty text-text-2">
          {text}
        </p>
      ))}
      {isOpen ? (
        children
      ) : (
        <Button kind={danger ? 'danger' : 'soft'} wide onClick={() => onFold(true)}>
          {label}
        </Button>
      )}
    </Card>
  )
}
