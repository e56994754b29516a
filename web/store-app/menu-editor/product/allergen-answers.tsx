import '#web/messages/menu.ts'
import {
  ALLERGENS,
  type Allergen,
  type AllergenDeclaration,
  type AllergenDeclarations,
} from '#rules/menu/allergens.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

type Answer = AllergenDeclaration | 'notDeclared'

const ANSWERS: readonly Answer[] = ['contains', 'may', 'free', 'notDeclared']

interface AllergenAnswersProps {
  /** Apart from other answers in the document. */
  group: string
  value: AllergenDeclarations
  onChange: (value: AllergenDeclarations) => void
}

/** One answer for each of the 14 allergens. */
export function AllergenAnswers({ group, value, onChange }: AllergenAnswersProps) {
  const { t } = useTranslation()
  const undeclared = ALLERGENS.filter((allergen) => value[allergen] === undefined)
  const answer = (allergen: Allergen, given: Answer) => {
    const { [allergen]: _, ...others } = value
    onChange(given === 'notDeclared' ? others : { ...others, [allergen]: given })
  }
  const freeOfTheRest = () =>
    onChange({
      ...value,
      ...Object.fromEntries(undeclared.map((allergen) => [allergen, 'free' as const])),
    })
  return (
    <fieldset className="allergen-answers">
      <legend className="label">{t('menu.allergens')}</legend>
      <div className="allergen-answers-head">
        {undeclared.length > 0 ? (
          <Badge variant="warning">
            {t('menuEditor.undeclared', { count: undeclared.length })}
          </Badge>
        ) : (
          <Badge variant="positive">{t('menuEditor.allDeclared')}</Badge>
        )}
        {undeclared.length > 0 && (
          <Button size="sm" onClick={freeOfTheRest}>
            {t('menuEditor.restIsFree')}
          </Button>
        )}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('menuEditor.allergen')}</span>
            </th>
            {ANSWERS.map((each) => (
              <th key={each} scope="col">
                {t(`menuEditor.answer.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALLERGENS.map((allergen) => (
            <tr key={allergen} data-answer={value[allergen] ?? 'notDeclared'}>
              <th scope="row">{t(`menu.allergenName.${allergen}`)}</th>
              {ANSWERS.map((each) => (
                <td key={each}>
                  <label>
                    <input
                      type="radio"
                      name={`${group}-${allergen}`}
                      value={each}
                      checked={(value[allergen] ?? 'notDeclared') === each}
                      aria-label={`${t(`menu.allergenName.${allergen}`)}: ${t(`menuEditor.answer.${each}`)}`}
                      onChange={() => answer(allergen, each)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t('menuEditor.undeclaredHint')}</p>
    </fieldset>
  )
}
