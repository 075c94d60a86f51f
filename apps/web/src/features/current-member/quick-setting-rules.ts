import type { QuickSettings } from '@keo/contract/members'
import { storage } from '../../platform/storage.ts'
import type { Stored } from '../../platform/storage-schema.ts'

type SportsSettings = Stored<'settings'>

/** Specification section 3. */
export const DEFAULT_SPORTS_SETTINGS: SportsSettings = {
  oddsFormat: 1,
  oddsChange: 1,
  pushTong: 1,
  pushTongStatus: 0,
}

export function keptSettings(kept: Pick<typeof storage, 'read'> = storage): SportsSettings {
  return { ...DEFAULT_SPORTS_SETTINGS, ...kept.read('settings') }
}

/** What the member saved anywhere holds on this device too; an odds format never chosen leaves the device's own. */
export function adoptQuickSettings(
  { mouthSetting, pushTong, pushTongStatus }: QuickSettings,
  kept: Pick<typeof storage, 'read' | 'write'> = storage,
): void {
  const here = keptSettings(kept)
  const there = { ...here, oddsFormat: mouthSetting || here.oddsFormat, pushTong, pushTongStatus }
  if (JSON.stringify(there) !== JSON.stringify(here)) kept.write('settings', there)
}

/** The payload of quick/setting/modify, from the settings as the device keeps them. */
export function quickSettingsOf({ oddsFormat, pushTong, pushTongStatus }: SportsSettings): QuickSettings {
  return {
    mouthSetting: oddsFormat === 1 || oddsFormat === 2 ? oddsFormat : 0,
    pushTong: pushTong === 2 ? 2 : 1,
    pushTongStatus: pushTongStatus === 0 ? 0 : 1,
  }
}
