import { overlays } from './overlays.tsx'

export type Question = {
  /** What is asked about, in the words of the page. */
  readonly title: string
  readonly text: string
  readonly agree?: string
  readonly decline?: string
  /** What cannot be taken back, or takes something away, does not look like the way forward. */
  readonly isDestructive?: boolean
}

/** Asks the player and resolves to true when they agree; closing the dialog is a no, and so is one that cannot show. */
export async function confirm(question: Question): Promise<boolean> {
  const dialog = await import('./confirm-dialog.tsx').catch(() => null)
  if (!dialog) return false
  const ConfirmDialog = dialog.default
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
