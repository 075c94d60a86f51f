import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { BlockTerms } from './block-terms.tsx'
import { BLOCK_CYCLES, BLOCK_MEASURES, definitionOf, NO_BLOCKS, type Blocks } from './blocks.ts'
import { CampaignPhone } from './campaign-phone.tsx'
import { words } from './words.ts'

const STEPS_MAX = 6

type BlockText = { [Name in keyof Blocks]: Blocks[Name] extends string ? Name : never }[keyof Blocks]

/** A new campaign out of blocks; what it makes can be changed as a whole before it is kept. */
export function BlockForm({ onBuilt }: { onBuilt: (definition: string) => void }) {
  const { say } = useLook(words)
  const [blocks, setBlocks] = useState<Blocks>(NO_BLOCKS)
  const set = (name: BlockText) => (text: string) => setBlocks({ ...blocks, [name]: text })
  return (
    <section className="panel">
      <h2>{say('blocks')}</h2>
      <Field label={say('id')} value={blocks.id} onText={set('id')} />
      <Field label={say('titleVi')} value={blocks.vi} onText={set('vi')} />
      <Field label={say('titleEn')} value={blocks.en} onText={set('en')} />
      <Field label={say('titleZh')} value={blocks.zh} onText={set('zh')} />
      <Field label={say('titleTh')} value={blocks.th} onText={set('th')} />
      <label className="field">
        {say('measure')}
        <select value={blocks.measure} onChange={({ target }) => set('measure')(target.value)}>
          {BLOCK_MEASURES.map((one) => (
            <option key={one} value={one}>
              {say(`measure.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {say('cycle')}
        <select value={blocks.cycle} onChange={({ target }) => set('cycle')(target.value)}>
          {BLOCK_CYCLES.map((one) => (
            <option key={one} value={one}>
              {say(`cycle.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Steps steps={blocks.steps} onSteps={(steps) => setBlocks({ ...blocks, steps })} />
      <Field label={say('times')} inputMode="numeric" value={blocks.times} onText={set('times')} />
      <BlockTerms blocks={blocks} onBlocks={setBlocks} />
      <Field label={say('budget')} inputMode="numeric" value={blocks.budget} onText={set('budget')} />
      <CampaignPhone definition={definitionOf(blocks)} />
      <Button size="s" onClick={() => onBuilt(definitionOf(blocks))}>
        {say('toDefinition')}
      </Button>
    </section>
  )
}

type StepsProps = { steps: Blocks['steps']; onSteps: (steps: Blocks['steps']) => void }

function Steps({ steps, onSteps }: StepsProps) {
  const { say } = useLook(words)
  const set = (at: number, change: Partial<Blocks['steps'][number]>) =>
    onSteps(steps.map((step, place) => (place === at ? { ...step, ...change } : step)))
  return (
    <>
      {steps.map(({ target, amount }, at) => (
        <div key={`step ${String(at + 1)}`} className="campaign-steps">
          <Field
            label={`${say('target')} ${at + 1}`}
            inputMode="numeric"
            value={target}
            onText={(text) => set(at, { target: text })}
          />
          <Field
            label={say('reward')}
            inputMode="numeric"
            value={amount}
            onText={(text) => set(at, { amount: text })}
          />
        </div>
      ))}
      <div className="campaign-row">
        {steps.length < STEPS_MAX ? (
          <button
            type="button"
            className="chip"
            onClick={() => onSteps([...steps, { target: '', amount: '' }])}
          >
            {say('addStep')}
          </button>
        ) : null}
        {steps.length > 1 ? (
          <button type="button" className="chip" onClick={() => onSteps(steps.slice(0, -1))}>
            {say('dropStep')}
          </button>
        ) : null}
      </div>
    </>
  )
}
