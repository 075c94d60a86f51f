import {
  answerCaptchaQuestion,
  CAPTCHA_TIMEOUT_SECONDS,
  type CaptchaAction,
  type CaptchaPuzzle,
  type CaptchaQuestion,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
  passCaptcha,
} from '@keo/contract/captcha'
import type { SlideRelease } from '@keo/ui/use-slide'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { clock, type Clock } from '../../../platform/time.ts'
import { dragAnswer } from './drag-answer.ts'
import { proofOfWork } from './proof-of-work.ts'

/** Gives up a call that takes longer than the captcha may (specification section 9), or that nobody waits for. */
export async function withinCaptchaTime<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  { signal, time = clock }: { signal?: AbortSignal; time?: Pick<Clock, 'after'> } = {},
): Promise<Answer> {
  const late = new AbortController()
  const cancel = time.after(seconds(CAPTCHA_TIMEOUT_SECONDS), () => late.abort())
  try {
    signal?.addEventListener('abort', () => late.abort(), { once: true })
    return await call(late.signal)
  } finally {
    cancel()
  }
}

/** Every opening gets a challenge of its own: none is kept, none is fetched again by itself. */
const FRESH = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { isPublic: true } }

export type CaptchaPurpose = { readonly action: CaptchaAction; readonly about: string }

export const captchaQueries = {
  puzzle: (purpose: CaptchaPurpose, round: number) =>
    queryOptions({
      ...FRESH,
      queryKey: ['accounts', 'captcha', 'puzzle', purpose, round],
      queryFn: ({ signal: left }) =>
        withinCaptchaTime((signal) => api(newCaptcha, purpose, { silent: true, signal }), {
          signal: left,
        }),
    }),
  question: (purpose: CaptchaPurpose, round: number) =>
    queryOptions({
      ...FRESH,
      queryKey: ['accounts', 'captcha', 'question', purpose, round],
      queryFn: ({ signal: left }) =>
        withinCaptchaTime((signal) => api(newCaptchaQuestion, purpose, { silent: true, signal }), {
          signal: left,
        }),
    }),
  /** Begun when the question shows, so that it is done by the time the player has read it. */
  proof: ({ challengeId, proof }: CaptchaQuestion, onPart: (done: number) => void = () => {}) =>
    queryOptions({
      ...FRESH,
      queryKey: ['accounts', 'captcha', 'proof', challengeId],
      async queryFn({ signal }) {
        const pause = () => new Promise<void>((resolve) => clock.after(0, resolve))
        return proofOfWork(proof, {
          now: clock.monotonicMs,
          pause,
          isCancelled: () => signal.aborted,
          onPart,
        })
      },
    }),
}

export function useCheckPuzzle({ challengeId }: CaptchaPuzzle) {
  return useMutation({
    mutationFn: (release: SlideRelease) =>
      withinCaptchaTime((signal) =>
        api(checkCaptcha, { challengeId, ...dragAnswer(release) }, { silent: true, signal }),
      ),
  })
}

export function usePassCaptcha(purpose: CaptchaPurpose) {
  return useMutation({
    mutationFn: (token: string) =>
      withinCaptchaTime((signal) => api(passCaptcha, { ...purpose, token }, { silent: true, signal })),
  })
}

/** An answer given before the proof is done waits for it. */
export function useAnswerQuestion(question: CaptchaQuestion) {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn(picks: number[]) {
      const done = await cache.ensureQueryData(captchaQueries.proof(question))
      return withinCaptchaTime((signal) =>
        api(
          answerCaptchaQuestion,
          { challengeId: question.challengeId, picks, proof: done ?? [] },
          { silent: true, signal },
        ),
      )
    },
  })
}
