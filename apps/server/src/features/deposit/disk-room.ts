import { statfs } from 'node:fs/promises'

const FULL_SHARE = 0.9

/** At nine tenths pictures are refused and nothing else. A folder that cannot be asked is not full. */
export async function isDiskNearlyFull(folder: string): Promise<boolean> {
  try {
    const { blocks, bavail } = await statfs(folder)
    return blocks > 0 && (blocks - bavail) / blocks >= FULL_SHARE
  } catch {
    return false
  }
}
