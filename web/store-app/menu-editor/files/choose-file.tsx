import { useId } from 'react'
import { IMPORT_MODES, type ImportMode } from '#rules/menu/import/import-settings.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FileField } from '#web/staff/file-field.tsx'
import type { ImportStep } from './use-menu-import.ts'

interface ChooseFileProps {
  step: ImportStep
  /** Null: the menu is empty, and so there is nothing to choose. */
  mode: ImportMode | null
  onMode: (mode: ImportMode) => void
  onFile: (file: File) => void
  onStop: () => void
}

/** What a file is to do, and the file. */
export function ChooseFile({ step, mode, onMode, onFile, onStop }: ChooseFileProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="stack">
      <div>
        <h3 id={`${id}-title`}>{t('menuFiles.import')}</h3>
        <p className="soft">{t('menuFiles.intro')}</p>
      </div>
      {mode && (
        <ChoiceGroup
          legend={t('menuFiles.mode')}
          name="import-mode"
          value={mode}
          onChange={onMode}
          options={IMPORT_MODES.toReversed().map((value) => ({
            value,
            label: t(`menuFiles.modeOf.${value}.label`),
            small: t(`menuFiles.modeOf.${value}.hint`),
          }))}
        />
      )}
      {step.kind === 'reading' ? (
        <div className="menu-file-reading">
          <Spinner />
          <p role="status">{t('menuFiles.reading', { name: step.name })}</p>
          <Button size="sm" onClick={onStop}>
            {t('menuFiles.stop')}
          </Button>
        </div>
      ) : (
        <FileField
          label={t('menuFiles.choose')}
          hint={t('menuFiles.chooseHint')}
          problem={step.kind === 'choosing' ? step.problem : null}
          onFile={onFile}
        />
      )}
    </section>
  )
}
