import { reportIncident } from '../api/api.ts'
import { createPageErrors } from '../api/page-errors.ts'
import { clock } from '../platform/time.ts'
import { navigation } from '../navigation/navigation.ts'
import { tellErrorService } from './third-party-visits.ts'

export const pageErrors = createPageErrors({
  route: () => navigation.current()?.route.pattern ?? location.pathname,
  clock,
  report(incident, error) {
    reportIncident(incident)
    void tellErrorService(error)
  },
})
