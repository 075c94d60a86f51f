import { TextField } from '@keo/ui/fields/text-field'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { useMessages } from '../../language/messages.ts'
import type { VerifiedGame } from '../../proofs/evidence.ts'
import { settingOf, VERIFIED_GAMES } from '../../proofs/round-proof.ts'
import type { FieldErrors, FieldName, RoundForm } from './round-input.ts'

type RoundFieldsProps = {
  form: RoundForm
  errors: FieldErrors
  onChange: (change: Partial<RoundForm>) => void
}

export function RoundFields({ form, errors, onChange }: RoundFieldsProps) {
  const say = useMessages()
  const isCrash = form.game === 'crash'
  const setting = settingOf(form.game)
  const field = (name: FieldName, label: string, hint?: string) => {
    const error = errors[name]
    return (
      <TextField
        label={label}
        placeholder={label}
        value={form[name]}
        onChange={(value) => onChange({ [name]: value.trim() })}
        error={error ? say(error) : ''}
        errorTip={false}
        hint={hint}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <GameSelect
        value={form.game}
        onChange={(game) => onChange({ game, setting: String(settingOf(game)?.usual ?? '') })}
      />
      {field(
        'commitment',
        say(isCrash ? 'verifier.previousHash' : 'verifier.commitment'),
        say('verifier.commitmentNote'),
      )}
      {field(
        'serverSeed',
        say(isCrash ? 'verifier.roundHash' : 'verifier.serverSeed'),
        isCrash ? undefined : say('verifier.serverSeedNote'),
      )}
      {field('clientSeed', say(isCrash ? 'verifier.salt' : 'verifier.clientSeed'))}
      {isCrash ? null : field('nonce', say('verifier.nonce'))}
      {setting ? field('setting', say(`verifier.setting.${setting.name as SettingName}`)) : null}
    </div>
  )
}

type SettingName = 'mines' | 'rows' | 'places' | 'value'

function GameSelect({ value, onChange }: { value: VerifiedGame; onChange: (game: VerifiedGame) => void }) {
  const say = useMessages()
  return (
    <div className="ui-field relative pr-0 pl-0">
      <select
        aria-label={say('verifier.game')}
        className="size-full appearance-none rounded-m bg-transparent pr-7 pl-3.5 text-headline font-medium"
        value={value}
        onChange={({ target }) => {
          const chosen = VERIFIED_GAMES.find((name) => name === target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {VERIFIED_GAMES.map((game) => (
          <option key={game} value={game} className="bg-surface-2 text-text">
            {say(`verifier.game.${game}`)}
          </option>
        ))}
      </select>
      <CaretDownIcon size={13} className="pointer-events-none absolute right-3" />
    </div>
  )
}
