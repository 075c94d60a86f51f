import { describe, expect, test } from 'vitest'
import { frameSandbox, readWebviewTarget, type WebviewRefusal } from './webview-target.ts'

const rules = {
  ownOrigin: 'http://192.168.1.20:8080',
  hosts: ['play.example.com', 'Games.example.com'],
  sample: null,
}
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const target = (address: string) => readWebviewTarget(base64(address), rules)

describe('the page of the web view', () => {
  test.each([
    ['https://play.example.com/lobby?game=7#top', 'https://play.example.com/lobby?game=7#top'],
    ['HTTPS://PLAY.EXAMPLE.COM/', 'https://play.example.com/'],
    ['https://play.example.com:443/a', 'https://play.example.com/a'],
    ['https://games.example.com/trò-chơi', 'https://games.example.com/tr%C3%B2-ch%C6%A1i'],
    ['http://192.168.1.20:8080/useragreement', 'http://192.168.1.20:8080/useragreement'],
  ])('[NAV-14a] %s is embedded', (address, url) => {
    expect(target(address)).toMatchObject({ accepted: true, url })
  })

  test('[NAV-14a] the url-safe alphabet, missing padding and a plus that became a space are read', () => {
    const address = 'https://play.example.com/?a=~~~???>>>'
    const standard = base64(address)
    const urlSafe = Buffer.from(address).toString('base64url')
    expect(standard).toMatch(/[+/]/)
    for (const encoded of [standard, urlSafe, standard.replaceAll('+', ' ')]) {
      expect(readWebviewTarget(encoded, rules)).toMatchObject({ accepted: true, host: 'play.example.com' })
    }
  })
})

describe('a target that is refused', () => {
  test.each<[string, WebviewRefusal]>([
    ['http://play.example.com/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,<b>x</b>', 'scheme'],
    ['ftp://play.example.com/', 'scheme'],
    ['//play.example.com/', 'scheme'],
    ['https:play.example.com', 'scheme'],
    ['https:/play.example.com', 'scheme'],
    ['https:\\\\play.example.com', 'scheme'],
    ['https:///play.example.com', 'scheme'],
    ['play.example.com', 'scheme'],
    ['/sports', 'scheme'],
    ['http://192.168.1.20/', 'scheme'],
    ['http://192.168.1.20:9090/', 'scheme'],
    ['https://mai:secret@play.example.com/', 'userInfo'],
    ['https://play.example.com@evil.example/', 'userInfo'],
    ['https://@play.example.com/', 'userInfo'],
    ['https://evil.example\\@play.example.com/', 'userInfo'],
    ['https://192.168.1.20/', 'addressLiteral'],
    ['https://2130706433/', 'addressLiteral'],
    ['https://0x7f.1/', 'addressLiteral'],
    ['https://[::1]/', 'addressLiteral'],
    ['https://play.example.com:8443/', 'port'],
    ['https://evil.example/', 'host'],
    ['https://play.example.com.evil.example/', 'host'],
    ['https://play.example.com./', 'host'],
    ['https://vn.games.example.com/', 'host'],
    ['https://evilgames.example.com/', 'host'],
    ['https://localhost/', 'host'],
    ['https://play.example.com/\u0000', 'unreadable'],
    ['https://play.exa\tmple.com/', 'unreadable'],
    ['https://play.example.com /', 'unreadable'],
  ])('[RED-02] [NAV-14d] %s: %s', (address, refusal) => {
    expect(target(address)).toMatchObject({ accepted: false, refusal })
  })

  test.each([
    ['', 'missing'],
    ['%%%', 'unreadable'],
    ['https://play.example.com/', 'unreadable'],
    [base64(base64('https://play.example.com/')), 'scheme'],
    [Buffer.from([0xff, 0xfe, 0x41]).toString('base64'), 'unreadable'],
    ['A'.repeat(5000), 'unreadable'],
  ])('[RED-02] the query value %s is refused: %s', (encoded, refusal) => {
    expect(readWebviewTarget(encoded, rules)).toEqual({ accepted: false, refusal, host: null })
  })

  test('[RED-02] an absent query is refused', () => {
    expect(readWebviewTarget(null, rules)).toEqual({ accepted: false, refusal: 'missing', host: null })
  })

  test('[RED-02] an empty list admits only this origin', () => {
    const none = { ...rules, hosts: [] }
    expect(readWebviewTarget(base64('https://play.example.com/'), none).accepted).toBe(false)
    expect(readWebviewTarget(base64('http://192.168.1.20:8080/learn'), none).accepted).toBe(true)
  })
})

describe("the sandbox's own host", () => {
  const sandbox = { ...rules, hosts: [], sample: 'sample.localhost' }
  const read = (address: string) => readWebviewTarget(base64(address), sandbox)

  test('[NAV-14a] it is embedded over http on the port of this site, and keeps its own origin', () => {
    expect(read('http://sample.localhost:8080/sample')).toMatchObject({
      accepted: true,
      host: 'sample.localhost:8080',
      isOwnOrigin: false,
    })
  })

  test.each([
    ['http://sample.localhost/sample', 'scheme'],
    ['http://sample.localhost:9090/sample', 'scheme'],
    ['http://evil.sample.localhost:8080/', 'scheme'],
    ['http://sample.localhost.evil.example:8080/', 'scheme'],
    ['https://sample.localhost/', 'host'],
    ['http://mai@sample.localhost:8080/sample', 'userInfo'],
  ])('[RED-02] %s is not it: %s', (address, refusal) => {
    expect(read(address)).toMatchObject({ accepted: false, refusal })
  })

  test('[RED-02] where the server lists none it is a host like any other', () => {
    expect(target('http://sample.localhost:8080/sample')).toMatchObject({
      accepted: false,
      refusal: 'scheme',
      host: 'sample.localhost:8080',
    })
  })
})

describe('the sandbox of the frame', () => {
  test('[RED-03] no embedded page may navigate the top, open windows or show dialogs', () => {
    for (const isOwnOrigin of [true, false]) {
      expect(frameSandbox({ isOwnOrigin })).not.toMatch(/top-navigation|popups|modals|downloads/)
    }
  })

  test('[RED-03] a page of our own origin loses the origin, so it cannot read the session', () => {
    expect(frameSandbox({ isOwnOrigin: true })).not.toContain('allow-same-origin')
    expect(frameSandbox({ isOwnOrigin: false })).toContain('allow-same-origin')
  })
})
