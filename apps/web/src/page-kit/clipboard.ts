import { currentSay } from '../language/messages.ts'
import { toast } from '../toasts/toast.ts'

/** On plain http there is no clipboard API; the old command still works there inside a tap. */
export async function writeClipboard(text: string, page: Document = document): Promise<boolean> {
  try {
    const modern = globalThis.navigator?.clipboard
    if (!modern) return copyBySelection(text, page)
    await modern.writeText(text)
    return true
  } catch {
    return copyBySelection(text, page)
  }
}

function copyBySelection(text: string, page: Document): boolean {
  const field = page.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0'
  // Inside an open dialog the focus cannot leave it, so the field has to stand there.
  const host = page.activeElement?.closest('[role="dialog"]') ?? page.body
  host.append(field)
  try {
    field.select()
    return page.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

/** Copies and says whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await writeClipboard(text)
  const say = currentSay()
  toast.show(say(isCopied ? 'common.copySuccess' : 'common.copyFail'))
  return isCopied
}
