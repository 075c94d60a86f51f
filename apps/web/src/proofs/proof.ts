import type { PlainMessageKey } from '@keo/messages/keys'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** One step of a check: how it goes, and what comes of it. */
export type Step = {
  readonly title: PlainMessageKey
  readonly how: string
  readonly result: readonly string[]
  /** False where it does not fit what was promised; null where the check ended before it. */
  readonly fits: boolean | null
}

export type Proof = {
  readonly steps: readonly Step[]
  /** Null where nothing was given to compare with. */
  readonly matches: boolean | null
}

/** Without WebCrypto, which a page from a disk or on plain http may not have. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
