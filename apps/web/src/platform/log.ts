/** The client's only way to the browser's console: for what a developer should see and a player need not. */
export function logWarning(text: string): void {
  console.warn(text)
}

export function logError(text: string): void {
  console.error(text)
}
