import { parseArgs } from 'node:util'
import type { Outcome } from './checks.ts'
import { suites } from './suites.ts'

const USAGE = `keo-conformance operator --wire sportsbook --url … --merchant … --key … --user …
keo-conformance operator --wire games --url … --key … --token … --game …
keo-conformance provider --wire sportsbook --url … --merchant … --key …
keo-conformance provider --wire games --url … --merchant … --key …

  --url       the end that is tried: of an operator what comes before /fb/callback or /authenticate.html,
              of a provider its API address
  --merchant  how both sides name the operator
  --key       the secret of both sides
  --user      an operator's player who may bet (sportsbook)
  --token     of a game that an operator has just launched (games), and --game its id
  --currency  number of the currency of the sportsbook wire, 1000 (thousands of dong) unless named
  --stake     whole units; the player needs ten of it, and has as much afterwards as before
  --provider-id  what the games wire calls the provider, keo-sandbox unless named
  --json      one JSON object instead of lines

It exits with 0 when every check passed, 1 when one failed, 2 when it was called wrongly.
Use a test system: money is moved there and back.
`

const OPTIONS = {
  wire: { type: 'string' },
  url: { type: 'string' },
  merchant: { type: 'string' },
  key: { type: 'string' },
  user: { type: 'string' },
  token: { type: 'string' },
  game: { type: 'string' },
  currency: { type: 'string', default: '1000' },
  stake: { type: 'string' },
  'provider-id': { type: 'string', default: 'keo-sandbox' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const SPORTS_STAKE = '10'
const GAMES_STAKE = '1000'

class WrongCall extends Error {}

type Values = { readonly [Name in keyof typeof OPTIONS]?: string | boolean | undefined }

function needed(values: Values, name: keyof typeof OPTIONS): string {
  const value = values[name]
  if (typeof value !== 'string' || value === '') throw new WrongCall(`--${name} is missing.`)
  return value
}

function wholeOf(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new WrongCall(`--${name} must be a whole number above 0.`)
  return Number(text)
}

function suiteOf(end: string, values: Values): (report: (outcome: Outcome) => void) => Promise<Outcome[]> {
  const named = (name: keyof typeof OPTIONS) => needed(values, name)
  const now = () => Date.now()
  const url = named('url')
  if (!URL.canParse(url)) throw new WrongCall('--url must be an address.')
  const stake = (usual: string) => wholeOf(String(values.stake ?? usual), 'stake')
  const secret = named('key')
  switch (`${end} ${named('wire')}`) {
    case 'operator sportsbook': {
      const currencyId = wholeOf(named('currency'), 'currency')
      const merchant = { id: named('merchant'), secret }
      const options = { url, merchant, user: named('user'), currencyId, stake: stake(SPORTS_STAKE), now }
      return (report) => suites.sportsOperator(options, report)
    }
    case 'operator games': {
      const session = { token: named('token'), game: named('game'), providerId: named('provider-id') }
      const options = { url, secret, ...session, stake: stake(GAMES_STAKE), now }
      return (report) => suites.gamesOperator(options, report)
    }
    case 'provider sportsbook': {
      const currencyId = wholeOf(named('currency'), 'currency')
      const options = { url, merchant: { id: named('merchant'), secret }, currencyId, now }
      return (report) => suites.sportsProvider(options, report)
    }
    case 'provider games':
      return (report) => suites.gamesProvider({ url, login: named('merchant'), secret, now }, report)
    default:
      throw new WrongCall('Say operator or provider, and --wire sportsbook or games.')
  }
}

const lineOf = ({ name, rule, cause }: Outcome) =>
  cause === null ? `pass  ${name}: ${rule}\n` : `FAIL  ${name}: ${rule}\n      ${cause}\n`

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  if (values.help) {
    process.stdout.write(USAGE)
    return 0
  }
  const run = suiteOf(positionals[0] ?? '', values)
  const outcomes = await run((outcome) => void (values.json || process.stdout.write(lineOf(outcome))))
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length
  const passed = outcomes.length - failed
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ passed, failed, checks: outcomes })}\n`
      : `${passed} passed, ${failed} failed\n`,
  )
  return failed === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 2
}
