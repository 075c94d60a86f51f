import { FEEDBACK_PICTURES_MAX, FEEDBACK_TEXT_MAX } from '@keo/contract/feedback'

type Begun = { readonly text: string; readonly pictures: readonly string[] }

const NOTHING: Begun = { text: '', pictures: [] }
let begun = NOTHING

/** What was said elsewhere and becomes feedback; not in the address, which others get to read. */
export const begunFeedback = {
  set({ text, pictures }: Begun): void {
    begun = {
      text: text.slice(-FEEDBACK_TEXT_MAX),
      pictures: [...new Set(pictures)].slice(-FEEDBACK_PICTURES_MAX),
    }
  },
  get: (): Begun => begun,
  clear(): void {
    begun = NOTHING
  },
}
