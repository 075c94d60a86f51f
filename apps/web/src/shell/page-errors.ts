import { reportIncident } from '../shared/api.ts'
import { createPageErrors } from '../shared/page-errors.ts'
import { clock } from '../shared/time.ts'
import { navigation } from './navigation.ts'

export const pageErrors = createPageErrors({
  route: () => navigation.current()?.route.pattern ?? location.pathname,
  clock,
  report: reportIncident,
})
