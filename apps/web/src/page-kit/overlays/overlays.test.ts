import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OVERLAY_SLOTS } from './overlay-slots.ts'
import { createOverlays } from './overlays.tsx'

const Content = () => null
const Other = () => null

function setup() {
  let due = { atMs: Infinity, run: () => {} }
  const overlays = createOverlays({
    after(delayMs, run) {
      due = { atMs: delayMs, run }
      return () => void (due = { atMs: Infinity, run: () => {} })
    },
  })
  return { overlays, due: () => due, shown: () => overlays.store.getState() }
}

const theme = readFileSync(new URL('../../../../../packages/ui/src/theme.css', import.meta.url), 'utf8')
const stackingOf = (level: string) => Number(new RegExp(`--z-${level}: (\\d+);`).exec(theme)?.[1])

test('[NAV-17c] IP verification is a bottom popup at level 1999, with the captcha above it', () => {
  expect(OVERLAY_SLOTS.ipVerification.form).toBe('sheet')
  expect(stackingOf(OVERLAY_SLOTS.ipVerification.level)).toBe(1999)
  expect(stackingOf(OVERLAY_SLOTS.captcha.level)).toBe(2000)
})

test('[NAV-17a] [NAV-17b] [NAV-17d] channel selector, call-back and guide have their slot', () => {
  expect(OVERLAY_SLOTS.chatChannels.form).toBe('sheet')
  expect(OVERLAY_SLOTS.callBack.form).toBe('dialog')
  expect(OVERLAY_SLOTS.guide.form).toBe('cover')
  expect(['sheet', 'dialog', 'guide', 'toast', 'error-toast'].map(stackingOf)).toEqual([60, 70, 75, 80, 2100])
})

test('a slot shows one overlay; closing one leaves the others', () => {
  const { overlays, shown } = setup()
  overlays.open('callBack', Content)
  overlays.open('callBack', Other)
  overlays.open('guide', Content)
  overlays.close('guide')
  expect(shown().open).toEqual({ callBack: Other })
})

test('[NAV-17a] the channel selector brings its own content, a slot without any stays shut', () => {
  const { overlays, shown } = setup()
  overlays.open('chatChannels')
  overlays.open('guide')
  expect(Object.keys(shown().open)).toEqual(['chatChannels'])
})

test('[NAV-17e] the bet notice goes away after 2 s, counted from the last one', () => {
  const { overlays, shown, due } = setup()
  overlays.notify({ kind: 'pending', title: 'Đang chờ' })
  overlays.notify({ kind: 'success', title: 'Cược thành công' })
  expect(due().atMs).toBe(2000)
  expect(shown().notice?.title).toBe('Cược thành công')
  due().run()
  expect(shown().notice).toBeNull()
})

test('a page change closes what lies over the page, but not what must be answered', () => {
  const { overlays, shown } = setup()
  overlays.open('callBack', Content)
  overlays.open('ipVerification', Content)
  overlays.closeAllBut(['ipVerification'])
  expect(Object.keys(shown().open)).toEqual(['ipVerification'])
})
