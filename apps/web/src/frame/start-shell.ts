import { chooseLanguage } from '../site/region.ts'
import { environment } from '../platform/environment.ts'
import { homeBarQuery, loadAgentLine } from '../site/agent-line.ts'
import { bottomInset, isPhoneWidth } from '../platform/screen-metrics.ts'
import { connectShell } from '../api/shell-port.ts'
import { clock } from '../platform/time.ts'
import { paths, withQuery } from '../navigation/paths.ts'
import { queryClient } from '../api/query-client.ts'
import { session } from '../session/session.ts'
import { siteMaintenance } from '../site/site-maintenance.ts'
import { currentSay, startLanguage } from '../language/messages.ts'
import { startServices } from './start-services.ts'
import { storage } from '../platform/storage.ts'
import { appUpdates } from '../navigation/app-updates.ts'
import { confirm } from '../page-kit/overlays/confirm.tsx'
import type { Guard } from '../navigation/guards.ts'
import { countVisit, keepInstallOffer } from './bars/install-prompt.ts'
import { navigation } from '../navigation/navigation.ts'
import { overlays } from '../page-kit/overlays/overlays.tsx'
import { pageErrors } from './page-errors.ts'
import { activePage } from '../navigation/page-stack-state.ts'
import type { Route } from '../navigation/route.ts'
import { warmScreen } from './pages/screen-loader.ts'
import { pageAfterSession } from './session-pages.ts'
import { followVisits } from './third-party-visits.ts'

/** A server that does not answer must not keep the page blank. */
const PATIENCE_MS = 6000
/** These stay when the page beneath them changes. */
const MUST_BE_ANSWERED = ['realityCheck', 'confirm', 'secondFactor', 'ipVerification', 'captcha'] as const

/** Set when maintenance is found before the first page has opened. */
let firstPath: string | undefined

/** Everything that comes before the first page, at the same time: language, agent line, tabs, maintenance. */
export async function startShell(
  routes: readonly Route[],
  guards: readonly Guard[] = [],
  laterRoutes?: () => Promise<readonly Route[]>,
): Promise<void> {
  startServices()
  startSafeArea()
  pageErrors.listen(window)
  connectPorts()
  appUpdates.start()
  countVisit()
  keepInstallOffer()
  followPages()
  followVisits()

  const language = startLanguage(
    chooseLanguage({
      search: location.search,
      stored: storage.read('language'),
      region: environment.region,
      browser: navigator.languages,
    }),
  )
  void warmScreen(routes, location.pathname, laterRoutes)
  await Promise.all([language, withPatience(Promise.all([loadAgentLine(), loadTabs(), checkMaintenance()]))])
  await navigation.start(routes, {
    guards,
    ...(laterRoutes && { laterRoutes }),
    ...(firstPath ? { instead: firstPath } : {}),
  })
}

/** The tabs are known before they are drawn, so that none of them jumps aside for a late one. */
async function loadTabs(): Promise<void> {
  await queryClient.prefetchQuery(homeBarQuery)
}

/** Begins the polling and waits for its first answer. */
function checkMaintenance(): Promise<void> {
  return new Promise((resolve) => {
    siteMaintenance.store.subscribe(() => resolve())
    siteMaintenance.start()
  })
}

function withPatience(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise<void>((resolve) => clock.after(PATIENCE_MS, resolve))])
}

function connectPorts(): void {
  connectShell({
    confirm: (text) => confirm({ title: currentSay()('confirm.title'), text }),
    goToLogin() {
      const here = navigation.current()
      const login = withQuery(paths.login(), { redirect: here?.fullPath })
      // The way back from the login page must not lead to a page that leads to it again.
      void (here?.route.auth ? navigation.replace(login) : navigation.to(login))
    },
    goToMaintenance() {
      if (navigation.current()) void navigation.replace(paths.serverError())
      else firstPath = paths.serverError()
    },
    goTo: (fullPath) => void navigation.replace(fullPath),
    currentFullPath: () => navigation.current()?.fullPath ?? location.pathname + location.search,
    isAtMaintenance: () => (navigation.current()?.path ?? location.pathname) === paths.serverError(),
  })
}

function followPages(): void {
  session.onChange((isLoggedIn) => {
    if (!isLoggedIn) navigation.forgetKept()
    const here = navigation.current()
    const next = here ? pageAfterSession(here, isLoggedIn, location.origin) : null
    if (next) void navigation.giveWay(next)
  })
  navigation.store.subscribe((now, before) => {
    if (activePage(now)?.id !== activePage(before)?.id) overlays.closeAllBut(MUST_BE_ANSWERED)
  })
  // The word of `@keo/ui/open-layers`, which comes with the first sheet and not with the shell.
  addEventListener('keo:layers', () => void import('../navigation/keep-layer-entries.ts'), { once: true })
  addEventListener('pagehide', () => navigation.rememberScroll())
}

/** Tells the styles how much room the home indicator needs where the browser itself does not say. */
function startSafeArea(): void {
  const measure = (): void => {
    const inset = isPhoneWidth(innerWidth) ? bottomInset(screen) : 0
    document.documentElement.style.setProperty('--safe-bottom-fallback', `${inset}px`)
  }
  measure()
  addEventListener('resize', measure)
}
