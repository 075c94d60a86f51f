import { createHash } from 'node:crypto'
import { CAPTCHA_PROOF_PARTS, type CaptchaQuestion } from '@keo/contract/captcha'

type Proof = CaptchaQuestion['proof']

/** Of each part: 2^19 hashes for all, half a second on a desktop, two on a cheap phone (decision 0011). */
export const BITS_AT_REST = 15

export function newProof(prefix: string, bits: number): Proof {
  return { prefix, parts: CAPTCHA_PROOF_PARTS, bits }
}

/** Whether every part was worked on, and nothing stands beside them. */
export function hasWorked({ prefix, parts, bits }: Proof, answer: readonly string[]): boolean {
  return answer.length === parts && answer.every((text, part) => isFound(`${prefix}${part}.${text}`, bits))
}

function isFound(text: string, bits: number): boolean {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0)) >= bits
}
