import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { Tabs } from '../../parts/tabs.tsx'
import '../../parts/phone.css'
import { previewOf, type CampaignPreview, type PreviewLanguage } from './preview.ts'
import { words } from './words.ts'

/** The page as a phone shows it while it is being built. Text, never markup. */
export function CampaignPhone({ definition }: { definition: string }) {
  const { say } = useLook(words)
  const [language, setLanguage] = useState<PreviewLanguage>('vi')
  const shown = previewOf(definition, language)
  return (
    <section className="phone" aria-label={say('preview')}>
      <p className="meta">{say('preview')}</p>
      <Tabs
        label={say('preview')}
        names={CONTENT_LANGUAGES}
        current={language}
        textOf={(one) => LANGUAGE_NAMES[one]}
        onName={setLanguage}
      />
      <div className="phone-card" lang={language}>
        {shown ? <Page shown={shown} /> : <p>{say('unreadable')}</p>}
      </div>
    </section>
  )
}

const figure = (of: number | null): string => (of === null ? '—' : dong(String(of)))

function Page({ shown: { title, subtitle, steps, rules } }: { shown: CampaignPreview }) {
  const { say } = useLook(words)
  return (
    <>
      <b>{title || '—'}</b>
      {subtitle === '' ? null : <p>{subtitle}</p>}
      {steps.length === 0 ? null : (
        <ol>
          {steps.map((step) => (
            <li key={step.id} className="campaign-step">
              <span>
                {step.words || '—'}{' '}
                <span className="meta num">{`${say('target')} ${figure(step.target)}`}</span>
              </span>
              <span className="num strong">{`+${figure(step.reward)} ₫`}</span>
            </li>
          ))}
        </ol>
      )}
      {rules.map((rule) => (
        <details key={rule.id}>
          <summary>{rule.title || '—'}</summary>
          <p>{rule.text || '—'}</p>
        </details>
      ))}
    </>
  )
}
