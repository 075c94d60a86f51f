import { expect, test } from 'vitest'
import { lineOfHost } from './agent-lines.ts'
import type { AgentLine } from './site-content.ts'

const group = (line: string, ...domains: string[]): AgentLine => ({
  line,
  name: line || 'keo',
  isLive: line !== 'south',
  lobbySort: null,
  domains,
  isCSportOn: true,
  domainType: 1,
  handsOver: false,
  isDownloadShown: true,
  downloadUrl: null,
  hasAutoPlay: false,
  hasFastSpin: false,
})
const lines = [
  group(''),
  group('north', 'bac.example'),
  group('middle', 'trung.example', 'giua.example'),
  group('south', 'nam.example'),
  group('china', 'hua.example'),
]

test.each([
  ['bac.example', 'north'],
  ['www.bac.example', 'north'],
  ['M.Giua.Example', 'middle'],
  ['a.b.c.nam.example', 'south'],
  ['hua.example', 'china'],
])('[OPS-08b] the last two parts of %s name the group %s', (host, line) => {
  expect(lineOfHost(host, lines).line).toBe(line)
})

test.each([
  'localhost',
  '192.168.1.20',
  'bac.example.evil.example',
  'xbac.example',
  'example',
  '',
  'bac.example.',
])('[AGT-01] [OPS-08c] %j belongs to no group and gets the default', (host) => {
  expect(lineOfHost(host, lines)).toMatchObject({ line: '', isLive: true, domains: [] })
})

test('[OPS-08c] without any row the default still has live on and no domains', () => {
  expect(lineOfHost('bac.example', [])).toMatchObject({ isLive: true, domains: [], lobbySort: null })
})
