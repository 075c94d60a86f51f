import type { CaptchaAction, CaptchaNamed } from '@keo/contract/captcha'
import { loadArea } from '../../../language/messages.ts'
import { overlays } from '../../../page-kit/overlays/overlays.tsx'

/** Ends the captcha that is open: a second one takes its place. */
let endOpen: (ticket: string | null) => void = () => {}

/** Shows the captcha above everything. Resolves to a ticket for one use, or to null when the player closes it. */
export async function solveCaptcha(action: CaptchaAction, about: CaptchaNamed): Promise<string | null> {
  endOpen(null)
  const [sheet] = await Promise.all([import('./captcha-sheet.tsx'), loadArea('accounts')]).catch(() => [null])
  if (!sheet) return null
  const { CaptchaSheet } = sheet
  return new Promise((resolve) => {
    endOpen = resolve
    overlays.open('captcha', ({ close }) => (
      <CaptchaSheet
        action={action}
        about={about}
        onEnd={(ticket) => {
          close()
          resolve(ticket)
        }}
      />
    ))
  })
}
