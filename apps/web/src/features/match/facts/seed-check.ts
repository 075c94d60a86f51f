import { sha256Hex } from '../../../platform/sha256.ts'

/** Whether the seed is the one whose hash was published: anyone can do the same. */
export async function seedCheck(seed: string, seedHash: string): Promise<boolean> {
  return (await sha256Hex(new TextEncoder().encode(seed))) === seedHash.toLowerCase()
}
