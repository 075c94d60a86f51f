import { expect, test } from 'vitest'
import { failureSentence, sportsbookRuns, welcome } from './start-texts.mjs'

const CONSOLE = { url: 'http://localhost:8081', firstLink: null }

test('who starts it sees where the staff works, and the link of the first administrator while there is none', () => {
  const firstLink = `${CONSOLE.url}/#/invitation/abc`
  const running = { host: '127.0.0.1', port: 8080, demo: null }
  expect(welcome({ ...running, console: { ...CONSOLE, firstLink } }, 0)).toContain(firstLink)
  const text = welcome({ ...running, console: CONSOLE }, 0)
  expect(text).toContain(CONSOLE.url)
  expect(text).not.toContain('invitation')
})

test('who starts it sees where it runs, whom to sign in as and what comes next', () => {
  const text = welcome(
    { console: CONSOLE, host: '127.0.0.1', port: 8080, demo: { userName: 'maitran88' } },
    1234,
  )
  expect(text).toContain('Kèo runs (1.2 s)')
  expect(text).toContain('http://localhost:8080')
  expect(text).toContain('as maitran88')
  expect(text).toContain('npm test')
})

test('on every address it names the near one first; on one address only that', () => {
  expect(welcome({ console: CONSOLE, host: '0.0.0.0', port: 1 }, 0)).toMatch(/Open +http:\/\/localhost:1\n/)
  expect(welcome({ console: CONSOLE, host: '::1', port: 1 }, 0)).toMatch(/Open +http:\/\/\[::1\]:1\n/)
  expect(welcome({ console: CONSOLE, host: '127.0.0.1', port: 1, demo: null }, 0)).not.toContain('Sign in')
})

test('an open door is said: outside prod, when more than this machine can reach it', () => {
  const demo = { userName: 'maitran88', password: 'x' }
  for (const host of ['0.0.0.0', '::', '192.0.2.7', 'box.example']) {
    expect(welcome({ console: CONSOLE, host, port: 1, demo }, 0)).toMatch(
      /without a password;\n +leave HOST out/,
    )
    expect(welcome({ console: CONSOLE, host, port: 1, demo: null }, 0)).not.toContain('Beware')
  }
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    expect(welcome({ console: CONSOLE, host, port: 1, demo }, 0)).not.toContain('Beware')
})

test('who starts the sportsbook alone sees its status and what the operator has to be told', () => {
  const text = sportsbookRuns(
    { url: 'http://127.0.0.1:9090/sportsbook', host: '127.0.0.1', port: 9090 },
    1234,
  )
  expect(text).toContain('http://localhost:9090/sportsbook/status')
  expect(text).toContain('SPORTS_URL=http://localhost:9090/sportsbook npm start')
})

test('a failure is one sentence', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  expect(failureSentence(taken, { PORT: '90' })).toBe(
    'Port 90 is taken; stop what uses it or choose another, such as PORT=91 npm start.',
  )
  const foreseen = Object.assign(new Error('The sentence.'), { name: 'StartError' })
  expect(failureSentence(foreseen, {})).toBe('The sentence.')
  expect(failureSentence(new Error('what?'), {})).toBe('Kèo could not start: what?')
})
