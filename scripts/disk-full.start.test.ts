import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { isRoot } from './lib/debian.mjs'
import { endPostgres, until } from './lib/product-probe.ts'
import { countDone, driveLedger, type SentCommand, wrongInLedger } from './proof/ledger-driver.ts'

const DISK_MB = 400
const ACKNOWLEDGED_BEFORE = 200
const BALLAST = Buffer.alloc(256 * 1024)

/** A small disk of its own, which goes away with the test. */
function smallDisk(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder])
  onTestFinished(() => {
    endPostgres(path.join(folder, 'data'))
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Writes until nothing goes on the disk any more. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, BALLAST)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Only root may make a small disk; a build machine does, and an own machine proves it by kills alone. */
if (isRoot() && process.platform === 'linux') onSmallDisk()

function onSmallDisk() {
  test(
    '[LED-04] a disk that is full stops the ledger; with room again everything it acknowledged is there once',
    { timeout: 300_000 },
    async () => {
      const disk = smallDisk()
      const [dataDir, ballast] = [path.join(disk, 'data'), path.join(disk, 'ballast')]
      const sent = new Map<string, SentCommand>()
      const { child, ended, acknowledged } = await driveLedger(dataDir, sent)
      onTestFinished(() => void child.kill('SIGKILL'))
      await until(() => acknowledged() >= ACKNOWLEDGED_BEFORE)
      fill(ballast)
      // It has nothing to write its log on, and ends instead of going on without.
      await ended
      endPostgres(dataDir)
      rmSync(ballast)

      const postgres = await startEmbeddedPostgres({ dataDir })
      onTestFinished(postgres.stop)
      expect(countDone(sent)).toBeGreaterThan(ACKNOWLEDGED_BEFORE / 2)
      expect(await wrongInLedger(postgres.url, sent)).toEqual([])
    },
  )
}
