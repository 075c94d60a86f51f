import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir, prepareDataDir, refuseWhenHeld } from './data-dir.ts'
import { isRunning, thisProcess } from './process-identity.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keo-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const writeLock = (holder: unknown) =>
  writeFile(join(folder, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))
/** Takes the lock and gives it back; tells who held it and what lay in the folder meanwhile. */
async function lockOnce() {
  const lock = await lockDataDir(folder)
  const seen = {
    holder: JSON.parse(await readFile(join(folder, 'lock'), 'utf8')),
    files: await readdir(folder),
  }
  await lock.release()
  return seen
}
const ours = async () => ({ holder: await thisProcess(), files: ['lock'] })
/** No system gives out a number as high. */
const dead = async () => ({ ...(await thisProcess()), pid: 2 ** 30 })

test('[CFG-11] a second holder is refused within a second, in one sentence that names the first', async () => {
  const lock = await lockDataDir(folder)
  const before = performance.now()
  await expect(lockDataDir(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another running server (process ${process.pid}); stop it or set DATA_DIR.`,
  )
  expect(performance.now() - before).toBeLessThan(1_000)
  await lock.release()
})

test('[CFG-11] a start may look first: it is refused while the folder is held, and takes nothing', async () => {
  await refuseWhenHeld(join(folder, 'not-there-yet'))
  await refuseWhenHeld(folder)
  const lock = await lockDataDir(folder)
  await expect(refuseWhenHeld(folder)).rejects.toThrow(/in use by another running server/)
  await lock.release()
  await writeLock(await dead())
  await refuseWhenHeld(folder)
  expect(await lockOnce()).toEqual(await ours())
})

test('[CFG-11] a released lock leaves nothing behind, and the next one gets it', async () => {
  const lock = await lockDataDir(folder)
  await lock.release()
  expect(await readdir(folder)).toEqual([])
  expect(await lockOnce()).toEqual(await ours())
})

test('[CFG-11] the lock of a dead process is taken over', async () => {
  await writeLock(await dead())
  expect(await lockOnce()).toEqual(await ours())
})

test('[CFG-11] a living process that only got the number of the dead one does not hold its lock', async () => {
  const stranger = { ...(await thisProcess()), startedAt: '1' }
  expect(await isRunning(stranger)).toBe(false)
  await writeLock(stranger)
  expect(await lockOnce()).toEqual(await ours())
})

test.each(['', '{', '{"pid":"x"}'])(
  '[CFG-11] a lock cut short by a power loss (%j) is taken over',
  async (content) => {
    await writeLock(content)
    expect(await lockOnce()).toEqual(await ours())
  },
)

test('[CFG-11] of many that find the same dead holder exactly one gets the lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    await writeLock(await dead())
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)))
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value.release()
  }
})

test('[CFG-11] one that died while it took over is taken over too', async () => {
  const holder = await dead()
  await writeLock(holder)
  const election = `lock.after-${holder.pid}-${holder.startedAt}`
  await writeFile(join(folder, election), JSON.stringify({ ...holder, pid: 2 ** 30 - 1 }))
  expect(await lockOnce()).toEqual(await ours())
})

test('[CFG-11] a holder in another container is refused while its lock is touched, and taken over when it is silent', async () => {
  const elsewhere = { ...(await thisProcess()), space: 'another machine' }
  await writeLock(elsewhere)
  const beat = setInterval(() => {
    const now = performance.now()
    void utimes(join(folder, 'lock'), now, now)
  }, 100)
  await expect(lockDataDir(folder)).rejects.toThrow(/in use by another running server/)
  clearInterval(beat)
  expect(await lockOnce()).toEqual(await ours())
})

test('the folder is made with its parents', async () => {
  const deep = join(folder, 'a/b')
  await prepareDataDir(deep)
  expect(await readdir(deep)).toEqual([])
})

test('a folder that cannot be used is told in one sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await symlink('nowhere/else', join(folder, 'dangling'))
  await mkdir(join(folder, 'fine'))
  for (const bad of [file, join(file, 'below'), join(folder, 'dangling')]) {
    await expect(prepareDataDir(bad)).rejects.toThrow(
      /^The data folder .+ cannot be written to \(E[A-Z]+\); set DATA_DIR to a folder that can\.$/,
    )
  }
})
