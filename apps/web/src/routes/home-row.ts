import { patterns } from '../navigation/paths.ts'
import { page, routeTable } from '../navigation/route.ts'

export const TAB = { tabbar: true, transition: 'fade' } as const

const home = { screen: () => import('../features/home/home-screen.tsx'), areas: ['site'] } as const

/** Apart from the other rows: it is all of the table that the first load of `/` needs. */
export const homeRow = page(patterns.home, 'tab.home', home, { ...TAB, name: 'home' })

/** The table before the rest of it has come. */
export const firstRoutes = routeTable({ main: [homeRow] })
