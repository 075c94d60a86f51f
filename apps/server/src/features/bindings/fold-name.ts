/** A person's name as banks compare it: without case, accents, spaces and points. `Lê Thị Bưởi` is `LE  THI BUOI`. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
}

export function isSameName(one: string, other: string): boolean {
  return foldName(one) === foldName(other)
}
