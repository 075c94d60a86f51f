import path from 'node:path'
import { loadEnv } from 'vite'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../env')
const read = (mode: string) => loadEnv(mode, folder, 'VITE_')

test.each([
  ['vietnam-test', { VITE_REGION: 'vietnam', VITE_DEVELOPER_PAGES: 'open', VITE_DEV_PANEL: 'on' }],
  ['vietnam-uat', { VITE_REGION: 'vietnam', VITE_DEVELOPER_PAGES: 'open', VITE_DEV_PANEL: 'off' }],
  ['vietnam-prod', { VITE_REGION: 'vietnam', VITE_DEVELOPER_PAGES: 'closed', VITE_DEV_PANEL: 'off' }],
  ['china-dev', { VITE_REGION: 'china', VITE_DEVELOPER_PAGES: 'open', VITE_DEV_PANEL: 'on' }],
])('[OPS-09] there is a build mode %s', (mode, expected) => {
  expect(read(mode)).toMatchObject(expected)
})

test('[CFG-03] production closes the developer pages', () => {
  expect(read('vietnam-prod').VITE_DEVELOPER_PAGES).toBe('closed')
})
