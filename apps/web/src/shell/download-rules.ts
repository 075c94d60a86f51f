type DownloadWorld = {
  /** The site's own switch. */
  readonly isShowDownload: boolean
  readonly isHiddenForSession: boolean
  readonly isNative: boolean
  /** Opened from the home screen: there is nothing left to download. */
  readonly isStandalone: boolean
}

export function isDownloadPromptShown(world: DownloadWorld): boolean {
  return world.isShowDownload && !world.isHiddenForSession && !world.isNative && !world.isStandalone
}
