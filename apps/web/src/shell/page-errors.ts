import { reportIncident } from '../shared/api.ts'
import { createPageErrors } from '../shared/page-errors.ts'
import { clock } from '../shared/time.ts'
import { navigation } from './navigation.ts'
import { tellErrorService } from './third-party-visits.ts'

export const pageErrors = createPageErrors({
  route: () => navigation.current()?.route.pattern ?? location.pathname,
  clock,
  report(incident, error) {
    reportIncident(incident)
    tellErrorService(error)
  },
})
