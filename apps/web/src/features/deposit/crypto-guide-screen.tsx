import { Art } from '@keo/ui/pictures/art'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Strip } from '@keo/ui/primitives/strip'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo } from '../../navigation/use-go.ts'

/** What USDT is, its networks, three steps, and the way to deposit. */
export default function CryptoGuideScreen() {
  const say = useMessages()
  const go = useGo()
  const steps = [say('cryptoGuide.step1'), say('cryptoGuide.step2'), say('cryptoGuide.step3')]
  return (
    <Screen
      title={say('cryptoGuide.title')}
      right="support"
      gutter
      dock={
        <Button kind="primary" size="l" wide onClick={() => go.to(paths.deposit())}>
          {say('cryptoGuide.go')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        <Card hero className="flex items-start gap-4 p-4">
          <Art name="usdt" size={56} />
          <div>
            <h2 className="text-title-2 font-bold">{say('cryptoGuide.what')}</h2>
            <p className="pt-1 text-footnote text-pretty text-text-2">{say('cryptoGuide.whatText')}</p>
          </div>
        </Card>
        <Card className="p-4">
          <h2 className="text-body font-semibold">{say('cryptoGuide.networks')}</h2>
          <ul className="list-disc pt-2 pl-5 text-callout text-text-2">
            <li>{say('cryptoGuide.trc')}</li>
            <li>{say('cryptoGuide.erc')}</li>
          </ul>
        </Card>
        <Strip tone="warn">{say('cryptoGuide.networkWarning')}</Strip>
        <Card className="p-4">
          <h2 className="text-body font-semibold">{say('cryptoGuide.steps')}</h2>
          <ol className="flex flex-col gap-3 pt-3">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3 text-callout text-text-2">
                <b className="num grid size-6 flex-none place-items-center rounded-full bg-action text-footnote text-on-action">
                  {index + 1}
                </b>
                {step}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </Screen>
  )
}
