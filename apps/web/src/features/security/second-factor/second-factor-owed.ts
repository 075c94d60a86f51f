import { lazy } from 'react'
import { loadArea } from '../../../language/messages.ts'
import { storage } from '../../../platform/storage.ts'
import { overlays } from '../../../page-kit/overlays/overlays.tsx'

const SecondFactorSheet = lazy(async () => {
  const [sheet] = await Promise.all([
    import('./second-factor-check-sheet.tsx'),
    loadArea('security'),
    loadArea('accounts'),
  ])
  return sheet
})

/**
 * For as long as the page lives: a session that owes its second factor shows the sheet, also after a reload and in
 * every tab. The check of a new device or address comes first.
 */
export function startSecondFactor(): void {
  const follow = (): void => {
    const isDue = storage.read('owedFactors') !== undefined && storage.read('owedCheck') === undefined
    if (isDue) overlays.open('secondFactor', SecondFactorSheet)
    else overlays.close('secondFactor')
  }
  storage.subscribe('owedFactors', follow)
  storage.subscribe('owedCheck', follow)
  follow()
}
