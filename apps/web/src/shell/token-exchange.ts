/** Swaps the one-use code of an address for a session. */
export async function exchangeToken(_code: string): Promise<boolean> {
  return false
}
