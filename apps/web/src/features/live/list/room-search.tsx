import { SearchField } from '@keo/ui/fields/search-field'
import { seconds } from '@keo/units/instants'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { clock } from '../../../platform/time.ts'

/** Typing is not searching: the list follows once the fingers rest. */
const REST_MS = seconds(0.4)
const WORDS_MAX = 40

/** What is looked for stands in the address, so that a room that was opened leads back to it. */
export function RoomSearch({ words }: { words: string }) {
  const say = useMessages()
  const go = useGo()
  const [typed, setTyped] = useState(words)
  const wanted = typed.trim().slice(0, WORDS_MAX)
  useEffect(() => {
    if (wanted === words) return undefined
    return clock.after(REST_MS, () =>
      go.replace(withQuery(paths.liveList(), { find: wanted === '' ? undefined : wanted })),
    )
  }, [wanted, words, go])
  return (
    <div className="live-search">
      <SearchField
        value={typed}
        onChange={setTyped}
        placeholder={say('live.searchFor')}
        clearLabel={say('live.searchClear')}
        isFocused
      />
    </div>
  )
}
