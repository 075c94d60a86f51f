import { expect, test } from 'vitest'
import { createStorage } from '../../platform/storage.ts'
import { MemoryStorage } from '../../testing/memory-storage.ts'
import { adoptQuickSettings, keptSettings, quickSettingsOf } from './quick-setting-rules.ts'

const fresh = () => {
  const local = new MemoryStorage()
  return createStorage({ local: () => local, session: () => local })
}

test('what the member saved elsewhere holds on this device too', () => {
  const kept = fresh()
  adoptQuickSettings({ mouthSetting: 2, pushTong: 2, pushTongStatus: 1 }, kept)
  expect(keptSettings(kept)).toEqual({ oddsFormat: 2, oddsChange: 1, pushTong: 2, pushTongStatus: 1 })
})

test('an odds format that was never chosen leaves the device its own', () => {
  const kept = fresh()
  kept.write('settings', { oddsFormat: 2, oddsChange: 0, pushTong: 1, pushTongStatus: 0 })
  adoptQuickSettings({ mouthSetting: 0, pushTong: 2, pushTongStatus: 0 }, kept)
  expect(keptSettings(kept)).toMatchObject({ oddsFormat: 2, oddsChange: 0, pushTong: 2 })
})

test('[SPT-07c] the defaults are decimal odds, better prices taken, cheers, and sounds on', () => {
  expect(keptSettings(fresh())).toEqual({ oddsFormat: 1, oddsChange: 1, pushTong: 1, pushTongStatus: 0 })
})

test('[SPT-07d] the payload holds mouthSetting, pushTong and pushTongStatus, and nothing unknown', () => {
  expect(quickSettingsOf({ oddsFormat: 7, oddsChange: 1, pushTong: 2, pushTongStatus: 1 })).toEqual({
    mouthSetting: 0,
    pushTong: 2,
    pushTongStatus: 1,
  })
})
