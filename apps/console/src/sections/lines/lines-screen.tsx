import { type ConsoleLine, listAgentLines } from '@keo/contract/console-lines'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { type Column, Table } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { LineForm } from './line-form.tsx'
import { words } from './words.ts'

/** In the address: the line of no group has no word, and no word has a sign like these. */
const [MAIN, ADD] = ['_main', '_new']
const nameOf = ({ line }: ConsoleLine): string => line || MAIN

/** Which addresses belong together, and what is switched on for them. */
export default function LinesScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = useCall(listAgentLines, {}, REFRESH_MS)
  const lines = list.data?.lines ?? []
  const chosen = lines.find((line) => nameOf(line) === open)
  const mayAsk = me.permissions.includes('content.publish')
  useListKeys(lines.map(nameOf), open, (name) => go('lines', name))
  return (
    <Loaded of={list}>
      {({ gameTypes }) => (
        <div className="list-and-side">
          <section className="panel">
            <h2>
              {say('nav.lines')} {mayAsk ? <a href={pathTo('lines', ADD)}>{say('ln.add')}</a> : null}
            </h2>
            <Table
              label={say('nav.lines')}
              columns={columnsOf(say)}
              rows={lines}
              idOf={nameOf}
              current={open}
              onOpen={(line) => go('lines', nameOf(line))}
            />
          </section>
          {mayAsk && (chosen || open === ADD) ? (
            <LineForm key={open} line={chosen ?? null} gameTypes={gameTypes} />
          ) : (
            <Empty>{say('ln.pick')}</Empty>
          )}
        </div>
      )}
    </Loaded>
  )
}

type Say = ReturnType<typeof useLook<keyof (typeof words)['vi']>>['say']

function columnsOf(say: Say): Column<ConsoleLine>[] {
  const switches = ['isLive', 'isCSportOn', 'hasAutoPlay', 'hasFastSpin'] as const
  return [
    { id: 'line', head: say('ln.lineHead'), cell: ({ line }) => line || say('ln.main') },
    { id: 'name', head: say('ln.name'), cell: ({ name }) => name, givesWay: true },
    {
      id: 'domains',
      head: say('ln.domainsHead'),
      cell: ({ line, domains }) => (line === '' ? say('ln.mainDomains') : domains.join(', ')),
      givesWay: true,
      isThirdRank: true,
    },
    { id: 'door', head: say('ln.doorHead'), cell: ({ doorCheck }) => say(`ln.door.${doorCheck}`) },
    {
      id: 'on',
      head: say('ln.switches'),
      cell: (line) =>
        switches
          .filter((name) => line[name])
          .map((name) => say(`ln.${name}`))
          .join(', '),
      givesWay: true,
      isThirdRank: true,
    },
  ]
}
