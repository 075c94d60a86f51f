import { lazy } from 'react'
import { overlays } from './overlays.tsx'

export type Question = {
  readonly text: string
  readonly title?: string
  readonly agree?: string
  readonly decline?: string
}

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

/** Asks the player and resolves to true when they agree; closing the dialog is a no. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    overlays.open('confirm', ({ close }) => (
      <ConfirmDialog
        {...question}
        onAnswer={(isAgreed) => {
          close()
          resolve(isAgreed)
        }}
      />
    ))
  })
}
