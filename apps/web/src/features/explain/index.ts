import { currentSay, loadArea, onLanguageChange } from '../../language/messages.ts'
import { HINT_ID } from '../../page-kit/explain/explained.tsx'
import { showMarks } from '../../page-kit/explain/explain-marks.ts'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { listenForHolds } from './holds.ts'
import { openExplanation } from './open-explanation.tsx'
import './explain.css'

export { openExplanation }

/** From now on every figure of the page answers to who holds it. Ends when the returned function is called. */
export function startExplaining(): () => void {
  const stops = [
    listenForHolds(document, {
      clock,
      open: (figure) => void openExplanation(figure),
      opensByTap: () => storage.read('explainMarks') ?? false,
    }),
    showMarks(document.documentElement),
    sayHint(),
  ]
  return () => stops.forEach((stop) => stop())
}

/** What a reader of the screen says of a figure; its words come with the first one that is looked at. */
function sayHint(): () => void {
  const hint = document.createElement('p')
  hint.id = HINT_ID
  hint.hidden = true
  document.body.append(hint)
  const write = (): void => void (hint.textContent = currentSay()('explain.hint'))
  const load = (): void => void loadArea('explain').then(write, () => {})
  const find = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches('[data-explain]') && !hint.textContent) load()
  }
  document.addEventListener('focusin', find)
  const stop = onLanguageChange(() => hint.textContent && load())
  return () => {
    document.removeEventListener('focusin', find)
    stop()
    hint.remove()
  }
}
