import type { Say } from '@keo/messages/say'
import { element } from './element.ts'
import { sourceParts } from './source-parts.ts'

/** What runs in the page, to be read: the script itself, which the build leaves as it was written but for its types. */
export function sourceView(script: string, say: Say): HTMLElement {
  const parts = sourceParts(script)
  const lines = parts.reduce((sum, part) => sum + part.lines, 0)
  const view = foldOf(say('verify.source', { lines, files: parts.length }))
  view.append(element('p', say('verify.sourceText')))
  for (const { file, lines: own, text } of parts) {
    const part = foldOf(say('verify.sourceFile', { file, lines: own }))
    const code = element('pre', text)
    // A long line is moved to by keys as well.
    code.tabIndex = 0
    part.append(code)
    view.append(part)
  }
  return view
}

function foldOf(title: string): HTMLElement {
  const fold = document.createElement('details')
  fold.append(element('summary', title))
  return fold
}
