/** Specification section 9. */
const PHONE_WIDTH_MAX = 600
const TALL_SCREEN_HEIGHT = 812
const HOME_INDICATOR_PX = 34

export function isPhone(viewportWidth: number): boolean {
  return viewportWidth <= PHONE_WIDTH_MAX
}

/** The room under the tab bar where the browser itself names none: tall phones have a home indicator. */
export function safeAreaFallback(screen: { width: number; height: number }, viewportWidth: number): number {
  const isPortrait = screen.height > screen.width
  return isPhone(viewportWidth) && isPortrait && screen.height >= TALL_SCREEN_HEIGHT ? HOME_INDICATOR_PX : 0
}
