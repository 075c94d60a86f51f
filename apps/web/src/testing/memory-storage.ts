/** For tests: a browser's storage that a test can look into, block or fill up. */
export class MemoryStorage implements globalThis.Storage {
  readonly texts = new Map<string, string>()
  isBlocked = false
  isFull = false

  get length(): number {
    return this.texts.size
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError')
    return this.texts.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError')
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }
  removeItem(key: string): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError')
    this.texts.delete(key)
  }
  clear(): void {
    this.texts.clear()
  }
}
