import { start } from '@keo/games/main'
import { COMMON_USAGE, runEmulator, weatherOf } from '../run-emulator.ts'

const USAGE = `keo-games: a game provider to integrate with

${COMMON_USAGE}  --maintenance       every game is closed from the start
`

void runEmulator({
  name: 'The game provider',
  usage: USAGE,
  port: 9091,
  dataDir: 'data-games',
  options: { maintenance: { type: 'boolean', default: false } },
  settingsOf: ({ merchant, secret }) => ({ GAMES_LOGIN: String(merchant), GAMES_SECRET: String(secret) }),
  controlsOf(values) {
    const weather = weatherOf(values)
    return [
      ...(weather ? [{ path: '/x/weather', body: weather }] : []),
      ...(values['maintenance'] ? [{ path: '/x/maintenance', body: { all: true, on: true } }] : []),
    ]
  },
  start,
})
