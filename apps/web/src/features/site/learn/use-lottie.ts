import type { LottiePlayer } from 'lottie-web'
import { useEffect, useState } from 'react'

export type Lottie = 'loading' | 'failed' | LottiePlayer

/** The player is heavy, so it comes with this page alone. The light build has no expressions, hence no `eval`. */
export function useLottie(): { lottie: Lottie; retry: () => void } {
  const [lottie, setLottie] = useState<Lottie>('loading')
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let isWanted = true
    import('lottie-web/build/player/lottie_light').then(
      (module) => isWanted && setLottie(module.default),
      () => isWanted && setLottie('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  function retry() {
    setLottie('loading')
    setAttempt((count) => count + 1)
  }
  return { lottie, retry }
}
