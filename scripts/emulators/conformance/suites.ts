import { type Outcome, runChecks } from './checks.ts'
import { GAMES_OPERATOR_CHECKS, gamesOperatorEnd } from './games-operator.ts'
import { GAMES_PROVIDER_CHECKS, gamesProviderEnd } from './games-provider.ts'
import { sportsOperatorEnd } from './sportsbook-operator-end.ts'
import { SPORTS_OPERATOR_CHECKS } from './sportsbook-operator.ts'
import { SPORTS_PROVIDER_CHECKS, sportsProviderEnd } from './sportsbook-provider.ts'

type Report = (outcome: Outcome) => void

/** The four ends of the two wires, each with what it must keep to. */
export const suites = {
  sportsOperator: (options: Parameters<typeof sportsOperatorEnd>[0], report?: Report) =>
    runChecks(SPORTS_OPERATOR_CHECKS, sportsOperatorEnd(options), report),
  sportsProvider: (options: Parameters<typeof sportsProviderEnd>[0], report?: Report) =>
    runChecks(SPORTS_PROVIDER_CHECKS, sportsProviderEnd(options), report),
  gamesOperator: (options: Parameters<typeof gamesOperatorEnd>[0], report?: Report) =>
    runChecks(GAMES_OPERATOR_CHECKS, gamesOperatorEnd(options), report),
  gamesProvider: (options: Parameters<typeof gamesProviderEnd>[0], report?: Report) =>
    runChecks(GAMES_PROVIDER_CHECKS, gamesProviderEnd(options), report),
}
