import type { LottiePlayer } from 'lottie-web'
import { useCallback, useEffect, useState } from 'react'

export type Lottie = 'loading' | 'failed' | LottiePlayer

/** The player is heavy, so it comes with this page alone. The light build has no expressions, hence no `eval`. */
export function useLottie(): { lottie: Lottie; retry: () => void } {
  const [lottie, setLottie] = useState<Lottie>('loading')
  const load = useCallback(async () => setLottie(await loadLottie()), [])

  useEffect(() => void load(), [load])
  return {
    lottie,
    retry() {
      setLottie('loading')
      void load()
    },
  }
}

async function loadLottie(): Promise<Lottie> {
  try {
    return (await import('lottie-web/build/player/lottie_light')).default
  } catch {
    return 'failed'
  }
}
