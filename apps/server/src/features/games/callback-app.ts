import {
  GAME_CALLBACKS,
  type GameCallbackName,
  type GameCallbackRequest,
} from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import { type FormParameters, isHashRight } from '@keo/games-contract/form-hash'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import type { Log } from '@keo/service-kit/log'
import type { GameCallbacks, WireAnswer } from './callback-answers.ts'

type Needs = {
  readonly secret: string
  readonly log: Log
  readonly answers: GameCallbacks
  isProviderAddress(address: string): boolean
}

/** `roundDetails` alone may have 4000 signs, each of which a form writes as up to twelve. */
const BODY_MAX_BYTES = 64 * 1024
const NAMES = Object.keys(GAME_CALLBACKS) as GameCallbackName[]
/** Calls that some providers make and that change nothing here. */
const NOTICES = ['GetBalancePerGame', 'session/expired', 'roundDetails']

const wireAnswer = (error: number, description: string): WireAnswer => ({ error, description })

/** The provider's callbacks: forms in, JSON out. Nothing is read or written before sender and hash are right. */
export function gameCallbacks({ secret, log, answers, isProviderAddress }: Needs): MountedApp {
  return (scope, _options, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
      (_request, text: string, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
    )
    // What cannot even be read is no call of the provider's.
    scope.setErrorHandler((error, request, reply) => {
      log.warn({ err: error, requestId: request.id }, 'a game callback could not be read')
      return reply.code(200).send(wireAnswer(GAME_CODES.badParameters, 'body'))
    })

    function handle(path: string, run: (form: FormParameters) => Promise<WireAnswer>): void {
      scope.post(`/${path}.html`, async (request) => {
        if (!isProviderAddress(request.facts.address)) return wireAnswer(GAME_CODES.hashWrong, 'address')
        const form = (request.body ?? {}) as FormParameters
        if (!isHashRight(form, secret)) return wireAnswer(GAME_CODES.hashWrong, 'hash')
        try {
          return await run(form)
        } catch (err) {
          log.error({ err, requestId: request.id, callback: path }, 'a game callback broke')
          return wireAnswer(path === 'endRound' ? GAME_CODES.retryEndRound : GAME_CODES.retry, 'internal')
        }
      })
    }

    function mount<Name extends GameCallbackName>(name: Name): void {
      handle(name, async (form) => {
        const parsed = GAME_CALLBACKS[name].safeParse(withoutEmpty(form))
        if (!parsed.success) return wireAnswer(GAME_CODES.badParameters, 'parameter')
        return answers[name](parsed.data as GameCallbackRequest<Name>)
      })
    }

    for (const name of NAMES) mount(name)
    for (const name of NOTICES) handle(name, async () => wireAnswer(GAME_CODES.done, 'OK'))
    ready()
  }
}

/** An empty parameter counts as none, as it does for the hash. */
const withoutEmpty = (form: FormParameters): FormParameters =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
