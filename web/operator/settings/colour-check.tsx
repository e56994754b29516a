import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MarketplaceSettings } from '#contract/operator/settings/settings.ts'
import {
  accentContrast,
  coloursFrom,
  contrastOf,
  TEXT_CONTRAST,
  welcomeContrast,
} from '#rules/marketplace/colours.ts'
import { Badge } from '#ui/badge.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** What counts where no colour is set; the values of tokens.css. */
const USUAL = { accent: '#a8174a', welcome: '#ffcf56' }
const DARK_PAGE = '#171014'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** The colours as they are typed, where they are colours yet. */
function useTypedColours() {
  const { control } = useFormContext<MarketplaceSettings>()
  const [accent, welcome] = useWatch({ control, name: ['accentColour', 'welcomeColour'] })
  return {
    accent: isColour(accent) ? accent.toLowerCase() : USUAL.accent,
    welcome: isColour(welcome) ? welcome.toLowerCase() : USUAL.welcome,
  }
}

/** Whether text can be read in the typed colours, and what a page looks like with them. */
export function ColourCheck({ defaultName }: { defaultName: string }) {
  const { t } = useTranslation()
  const { accent, welcome } = useTypedColours()
  const inDark = coloursFrom({ accent, welcome }).dark['accent-ink'] ?? accent
  const rows = [
    { where: 'button', contrast: accentContrast(accent), isAdjusted: false },
    { where: 'welcome', contrast: welcomeContrast(welcome), isAdjusted: false },
    { where: 'dark', contrast: contrastOf(inDark, DARK_PAGE), isAdjusted: inDark !== accent },
  ] as const
  return (
    <div className="colour-check">
      <div className="stack">
        <h3>{t('marketplace.contrast')}</h3>
        <p className="small soft">{t('marketplace.contrastText')}</p>
        <table className="contrasts">
          <thead>
            <tr>
              <th scope="col">{t('marketplace.contrastWhere')}</th>
              <th scope="col">{t('marketplace.contrastHas')}</th>
              <th scope="col">{t('marketplace.contrastResult')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ where, contrast, isAdjusted }) => (
              <tr key={where}>
                <th scope="row">{t(`marketplace.contrastOf.${where}`)}</th>
                {/* Cut off, so that 4.49 isn't shown as enough. */}
                <td>{(Math.floor(contrast * 10) / 10).toFixed(1)}</td>
                <td>
                  <Result isEnough={contrast >= TEXT_CONTRAST} isAdjusted={isAdjusted} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Preview {...{ accent, welcome, defaultName }} />
    </div>
  )
}

function Result({ isEnough, isAdjusted }: { isEnough: boolean; isAdjusted: boolean }) {
  const { t } = useTranslation()
  if (!isEnough) return <Badge variant="danger">{t('marketplace.tooLittle')}</Badge>
  return isAdjusted ? (
    <Badge variant="warning">{t('marketplace.adjusted')}</Badge>
  ) : (
    <Badge variant="positive">{t('marketplace.passes')}</Badge>
  )
}

interface PreviewProps {
  accent: string
  welcome: string
  /** What it is called while no name is typed. */
  defaultName: string
}

function Preview({ accent, welcome, defaultName }: PreviewProps) {
  const { t } = useTranslation()
  const { control } = useFormContext<MarketplaceSettings>()
  const [name, line] = useWatch({ control, name: ['name', 'welcomeLine'] })
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const colours = coloursFrom({ accent, welcome })[theme]
  const style = Object.fromEntries(
    Object.entries(colours).map(([token, value]) => [`--${token}`, value]),
  )
  return (
    <div className="stack">
      <Segment
        legend={t('marketplace.preview')}
        name="preview"
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'light', label: t('marketplace.previewLight') },
          { value: 'dark', label: t('marketplace.previewDark') },
        ]}
      />
      <div className="shop-front" data-look={theme} style={style} aria-hidden>
        <p className="bar">{name || defaultName}</p>
        <div className="front">
          <p className="welcome-words">{line || t('marketplace.previewLine')}</p>
          <p className="typed">{t('marketplace.previewField')}</p>
          <p className="act">{t('marketplace.previewButton')}</p>
        </div>
        <p className="link">{t('marketplace.previewLink')}</p>
      </div>
    </div>
  )
}
