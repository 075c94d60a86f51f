import { VIP_PRIVILEGES, type VipLevels } from '@keo/contract/vip'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { PRIVILEGE_PATHS } from './privileges/privilege-paths.ts'

/** The four services, each with the level that opens it. */
export function ServicesList({ privileges }: Pick<VipLevels, 'privileges'>) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{say('vip.services')}</SectionTitle>
      <Card className="mt-1.5 overflow-hidden">
        {VIP_PRIVILEGES.map((name) => (
          <ListRow
            key={name}
            title={say(`vip.page.${name}`)}
            note={say(`vip.page.${name}.lead`)}
            value={say('vip.page.from', { level: privileges[name] })}
            {...link(PRIVILEGE_PATHS[name])}
          />
        ))}
      </Card>
    </section>
  )
}
