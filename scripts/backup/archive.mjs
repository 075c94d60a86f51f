import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { readSealedText } from './sealed-file.mjs'

const BASE = /^base-(\d{8}T\d{6}Z)\.keo$/
const INFO = /^base-(\d{8}T\d{6}Z)\.info\.keo$/
/** Segments of the write-ahead log, and the histories of a database that changed its primary. */
const LOG = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)\.keo$/
const DAY_MS = 86_400_000

/** A folder of sealed files: base copies, what is known of each, and the log from the oldest of them on. */
export async function openArchive(folder, key) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = async () => (await readdir(folder)).toSorted()
  const place = (name) => path.join(folder, name)

  return {
    place,
    basePlace: (stamp) => place(`base-${stamp}.keo`),
    infoPlace: (stamp) => place(`base-${stamp}.info.keo`),
    logPlace: (name) => place(`${name}.keo`),
    /** Whole copies, oldest first: what is known of one is written last of all. */
    async bases() {
      const found = (await names()).filter((name) => INFO.test(name))
      return Promise.all(found.map(async (name) => JSON.parse(await readSealedText(place(name), key))))
    },
    async logNames() {
      return (await names()).flatMap((name) => LOG.exec(name)?.[1] ?? [])
    },
    /** Lets go what no moment of the last `days` needs. Answers how many files. */
    async letGo(bases, now, days) {
      const since = new Date(now.getTime() - days * DAY_MS).toISOString()
      // The newest copy from before that time is still needed for its first moments.
      const first = bases.findLast(({ endedAt }) => endedAt < since)
      if (!first) return 0
      const gone = (await names()).filter((name) => {
        const stamp = BASE.exec(name)?.[1] ?? INFO.exec(name)?.[1]
        if (stamp) return stamp < first.stamp
        const segment = LOG.exec(name)?.[1]
        // The first eight digits are the history it belongs to; the rest counts on.
        return segment?.length === 24 && segment.slice(8) < first.firstSegment.slice(8)
      })
      for (const name of gone) await rm(place(name))
      return gone.length
    },
  }
}

export const stampOf = (time) => time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
