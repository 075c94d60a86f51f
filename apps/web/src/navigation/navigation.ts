import { areDeveloperPagesOpen } from './developer-pages.ts'
import { appUpdates } from './app-updates.ts'
import { browserHistory } from './history.ts'
import { createNavigator } from './navigator.ts'
import { pageScroll } from './page-scroll.ts'
import { exchangeToken } from './token-exchange.ts'
import { currentSession } from '../session/session.ts'

export const pageHistory = browserHistory()
let keys = 0

/** The one navigation of the app. */
export const navigation = createNavigator({
  history: pageHistory,
  world: () => ({
    isLoggedIn: currentSession().token !== undefined,
    areDeveloperPagesOpen: areDeveloperPagesOpen(),
  }),
  exchange: exchangeToken,
  scrollY: pageScroll.current,
  // Unique among the entries of earlier loads too, which keep their keys in the browser's history.
  newKey: () => `${performance.timeOrigin.toString(36)}-${++keys}`,
  isUpdateReady: appUpdates.isReady,
})
