import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from './archive.mjs'

const copy = (day: string, firstSegment: string) => ({
  stamp: `${day.replaceAll('-', '')}T000000Z`,
  endedAt: `${day}T00:10:00.000Z`,
  firstSegment: `00000001000000000000${firstSegment}`,
})

test('old copies go by themselves, but not what the first of the kept moments needs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const copies = [copy('2026-11-01', '0010'), copy('2026-11-02', '0020'), copy('2026-11-03', '0030')]
  const segments = ['0010', '001F', '0020', '0030'].map((end) => `00000001000000000000${end}.keo`)
  // A server that took over counts its histories on, and its log goes on where the other's ended.
  const others = ['00000002000000000000001F', '00000002.history'].map((name) => `${name}.keo`)
  const bases = copies.flatMap(({ stamp }) => [`base-${stamp}.keo`, `base-${stamp}.info.keo`])
  for (const name of [...bases, ...segments, ...others]) writeFileSync(path.join(folder, name), '')
  const archive = await openArchive(folder, 'a key')

  // Two days back from here is in the middle of the second day: its copy is still needed.
  expect(await archive.letGo(copies, new Date('2026-11-04T12:00:00Z'), 2)).toBe(5)
  expect(readdirSync(folder)).toEqual(
    [...bases.slice(2), ...segments.slice(2), '00000002.history.keo'].toSorted(),
  )
  expect(await archive.letGo(copies.slice(1), new Date('2026-11-04T12:00:00Z'), 14)).toBe(0)
})
