import { storage } from '../../platform/storage.ts'

/** `?panel=off` hides the handle for this visit, `?panel=on` brings it back: pictures are taken without it. */
export function panelChoice(search: string): boolean | undefined {
  const asked = new URLSearchParams(search).get('panel')
  return asked === 'off' ? true : asked === 'on' ? false : undefined
}

export function isPanelHidden(): boolean {
  const choice = panelChoice(location.search)
  if (choice !== undefined) storage.write('isPanelHidden', choice)
  return choice ?? storage.read('isPanelHidden') ?? false
}
