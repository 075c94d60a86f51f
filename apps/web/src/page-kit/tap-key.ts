/** One for each tap that moves money: sent again, it is the same request and moves nothing more. */
export function newTapKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
