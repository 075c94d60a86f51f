/** What lower rooms ask of the frame, which alone knows dialogs and paths. Connected once, at the start. */
export type ShellPort = {
  /** Resolves to true when the player agrees. */
  confirm(text: string): Promise<boolean>
  goToLogin(): void
  goToMaintenance(): void
  goTo(fullPath: string): void
  /** Path with query, as the address bar shows it. */
  currentFullPath(): string
  isAtMaintenance(): boolean
}

let connected: ShellPort | undefined

export function connectShell(port: ShellPort): void {
  connected = port
}

/** Undefined until the shell stands: callers do without. */
export function shell(): ShellPort | undefined {
  return connected
}
