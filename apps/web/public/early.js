/* Runs before the first paint, so it is small and has no imports. The content policy allows no inline script. */
{
  const root = document.documentElement
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`keo.${key}`))
    } catch {
      return null
    }
  }
  if (stored('theme') === 'light') root.dataset.theme = 'light'
  const language = stored('language')
  if (['vi', 'en', 'zh-CN', 'th'].includes(language)) root.lang = language

  /* A page kept by an older version may name files that are gone: then everything kept is dropped, once. */
  const recover = async () => {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const stores = globalThis.caches ? await caches.keys() : []
    await Promise.allSettled([
      ...workers.map((worker) => worker.unregister()),
      ...stores.map((name) => caches.delete(name)),
    ])
    history.replaceState({ ...history.state, isRecovered: true }, '')
    location.reload()
  }
  const isRecovered = history.state?.isRecovered === true
  addEventListener(
    'error',
    ({ target }) => {
      const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
      const isOurs = isFile && (target.src || target.href || '').startsWith(`${location.origin}/assets/`)
      if (isOurs && !isRecovered && navigator.onLine) void recover()
    },
    true,
  )
}
