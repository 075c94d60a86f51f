import { storage } from '../../platform/storage.ts'

/** Who looks at their bets comes back to a list that is not narrowed any more (NAV-09). */
export function resetSportsFilter(): void {
  const kept = storage.read('matchFilter')
  if (kept) storage.write('matchFilter', { ...kept, isTabClicked: false, timePicker: null })
}
