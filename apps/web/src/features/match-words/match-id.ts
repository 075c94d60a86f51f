/** Ids stay below 2^31 (protocol section 8); an address may hold anything. */
const ID_MAX = 2 ** 31 - 1

export function matchIdOf(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id > 0 && id <= ID_MAX ? id : null
}
