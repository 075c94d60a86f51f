type DownloadWorld = {
  /** The site's own switch. */
  readonly isShowDownload: boolean
  /** Whoever is here for the first time looks around first. */
  readonly isLaterVisit: boolean
  readonly isHiddenForSession: boolean
  readonly isNative: boolean
  /** Opened from the home screen: there is nothing left to download. */
  readonly isStandalone: boolean
}

export function isDownloadPromptShown(world: DownloadWorld): boolean {
  return (
    world.isShowDownload &&
    world.isLaterVisit &&
    !world.isHiddenForSession &&
    !world.isNative &&
    !world.isStandalone
  )
}
