import { LANGUAGE_CODES } from '@keo/messages/languages'
import { CopyIcon } from '@keo/ui/icons/copy'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { clientCode } from '../../api/client-code.ts'
import { copyText } from '../../page-kit/clipboard.ts'
import { environment } from '../../platform/environment.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { readPlatform } from '../../platform/platform.ts'
import { publicIpQuery } from '../../api/public-ip.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { siteQueries } from './site-queries.ts'

/** Without a value it is still on its way, or `onRetry` asks again. */
type Fact = { label: string; value: string | undefined; onRetry?: () => void }

export default function DeviceInfoScreen() {
  const say = useMessages()
  const facts = useFacts()
  const known = facts.filter((fact) => fact.value !== undefined)
  const all = known.map(({ label, value }) => `${label}: ${value}`).join('\n')

  return (
    <Screen title={say('device.title')} right="support">
      <div className="flex flex-col gap-4 px-gutter pt-2">
        <p className="text-callout text-text-2">{say('device.hint')}</p>
        <Card>
          <dl>
            {facts.map((fact) => (
              <FactRow key={fact.label} {...fact} />
            ))}
          </dl>
        </Card>
        <Button kind="primary" size="l" wide onClick={() => void copyText(all)}>
          {say('device.copyAll')}
        </Button>
      </div>
    </Screen>
  )
}

function useFacts(): Fact[] {
  const say = useMessages()
  const language = useLanguage()
  const device = useQuery(siteQueries.deviceId)
  const address = useQuery(publicIpQuery)
  return [
    { label: say('device.id'), value: device.data },
    { label: say('device.client'), value: clientCode(readPlatform()) },
    { label: say('device.version'), value: environment.appVersion },
    {
      label: say('device.language'),
      value: `${LANGUAGE_CODES[language].name} (${LANGUAGE_CODES[language].backend})`,
    },
    {
      label: say('device.address'),
      value: address.data,
      ...(address.isError ? { onRetry: () => void address.refetch() } : {}),
    },
  ]
}

function FactRow({ label, value, onRetry }: Fact) {
  const say = useMessages()
  return (
    <div className="relative min-h-[60px] border-line py-2.5 pr-14 pl-3.5 not-first:border-t">
      <dt className="text-caption text-text-3">{label}</dt>
      <dd className="num text-callout font-medium break-all">
        {value ?? <Waiting isFailed={onRetry !== undefined} />}
        <span className="absolute top-1/2 right-1.5 -translate-y-1/2">
          {value === undefined ? null : (
            <IconButton
              label={say('device.copy', { label })}
              icon={<CopyIcon size={20} />}
              className="text-text-2"
              onClick={() => void copyText(value)}
            />
          )}
          {onRetry ? (
            <Button size="s" onClick={onRetry}>
              {say('site.retry')}
            </Button>
          ) : null}
        </span>
      </dd>
    </div>
  )
}

function Waiting({ isFailed }: { isFailed: boolean }) {
  const say = useMessages()
  return isFailed ? (
    <span className="text-text-3">{say('device.addressFailed')}</span>
  ) : (
    <Skeleton width={140} className="my-1" />
  )
}
