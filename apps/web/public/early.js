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

  /* The files of the page load beside the app instead of after it; of most pages, those that tell where it is. */
  const files = JSON.parse(document.getElementById('page-files')?.textContent ?? '{}')
  const page = files[location.pathname] ? location.pathname : '*'
  for (const file of [...(files[page] ?? []), ...(files[`${page} ${root.lang}`] ?? [])]) {
    const link = document.createElement('link')
    const as = { css: 'style', woff2: 'font' }[file.split('.').pop()]
    link.rel = as ? 'preload' : 'modulepreload'
    // As the app asks for it afterwards; asked for in another way it would be loaded twice.
    if (as) Object.assign(link, { as, crossOrigin: '' })
    link.href = file
    document.head.append(link)
  }

  /* A page kept by an older version may name files that are gone: then everything kept is dropped, once. A server
     that does not answer is another matter: what is kept is all there is. */
  const recover = async (file) => {
    const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (answer.status !== 404) return
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
      const file = isFile ? target.src || target.href : ''
      // Once the app runs it looks after its own files.
      const isStarting = document.querySelector('.splash') !== null
      if (isStarting && !isRecovered && file.startsWith(`${location.origin}/assets/`))
        recover(file).catch(() => {})
    },
    true,
  )
}
