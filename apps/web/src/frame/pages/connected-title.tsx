import { useEffect } from 'react'
import { useStore } from 'zustand'
import { patterns } from '../../navigation/paths.ts'
import { loadArea, useLanguage, useMessages } from '../../language/messages.ts'
import { navigation } from '../../navigation/navigation.ts'
import { activePage } from '../../navigation/page-stack-state.ts'
import { pageTitle } from './page-title.ts'

/** Writes the title of the page that shows. The home page has the product's title alone. */
export function ConnectedTitle() {
  const say = useMessages()
  const language = useLanguage()
  const route = useStore(navigation.store, (stack) => activePage(stack)?.entry.route)
  const key = route && route.pattern !== patterns.home ? route.title : null
  const name = key ? say(key) : undefined

  useEffect(() => {
    // Until its area has arrived a message is its own key: no title for a person to read.
    document.title = pageTitle(language, name === key ? undefined : name)
    if (name === key && key?.startsWith('page.')) void loadArea('pages')
  }, [language, name, key])

  return null
}
