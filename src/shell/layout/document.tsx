import { HeadContent, Scripts } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { CHANGES_ELEMENT, currentChanges } from '#src/reference/shared/live.ts'
import { currentTime } from '#src/shared/dates.ts'
import choicesCss from '#src/ui/choices.css?url'
import darkCss from '#src/ui/dark.css?url'
import { EarlyPresses } from '#src/ui/early-press.tsx'
import { LogoDrawing } from '#src/ui/logo.tsx'
import { LowData } from '#src/ui/low-data.ts'
import { EarlyTranslations } from '#src/ui/translated-page.tsx'
import { asksForLessData } from './low-data.ts'
import { LayoutStateProvider, useLayoutState } from './state.tsx'

const CANVAS = { light: '#ffffff', dark: '#161e2d' }
/** The dark colours are only for screens, so that printed pages stay light. */
const WHEN_DARK = 'screen and (prefers-color-scheme: dark)'
const SCHEMES = { light: 'light', dark: 'dark', system: 'light dark' } as const

/** The document of every page, a failed one too. The server reads the chosen colours from cookies, so that no other colours flash by first. */
export function PageDocument({ children }: { children: ReactNode }) {
  return (
    <LayoutStateProvider>
      <Html>{children}</Html>
    </LayoutStateProvider>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { theme, skin, language, data, text_size, motion, contrast } = useLayoutState().state
  const [asksForLess] = useState(asksForLessData)
  const isLow = data === 'low' || (data === 'auto' && asksForLess)
  const isColoured = theme !== 'blue' || skin !== 'default'
  const isEased = text_size !== 'normal' || motion !== 'auto' || contrast !== 'normal'
  return (
    <html
      lang={language}
      data-theme={theme}
      data-skin={skin}
      data-text-size={text_size === 'normal' ? undefined : text_size}
      data-motion={motion === 'auto' ? undefined : motion}
      data-contrast={contrast === 'normal' ? undefined : contrast}
      data-low-data={isLow || undefined}
      data-save-data={asksForLess || undefined}
      data-now={currentTime()}
    >
      <head>
        <HeadContent />
        {(isColoured || isEased) && <link rel="stylesheet" href={choicesCss} />}
        <Scheme />
        <ChangedReference />
      </head>
      <body>
        <EarlyPresses />
        <EarlyTranslations />
        <LogoDrawing />
        <LowData value={isLow}>{children}</LowData>
        <Scripts />
      </body>
    </html>
  )
}

/** The scripts fill the lists of reference from it; nothing is there while nothing was changed. */
function ChangedReference() {
  const changes = currentChanges()
  if (Object.keys(changes).length === 0) return null
  const text = JSON.stringify(changes).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is data, of which no part can end the element.
  return <script type="application/json" id={CHANGES_ELEMENT} dangerouslySetInnerHTML={{ __html: text }} />
}

function Scheme() {
  const { color_scheme } = useLayoutState().state
  const follows = color_scheme === 'system'
  return (
    <>
      <meta name="color-scheme" content={SCHEMES[color_scheme]} />
      <meta name="theme-color" content={color_scheme === 'dark' ? CANVAS.dark : CANVAS.light} />
      {follows && <meta name="theme-color" media={WHEN_DARK} content={CANVAS.dark} />}
      {color_scheme !== 'light' && (
        <link rel="stylesheet" href={darkCss} media={follows ? WHEN_DARK : 'screen'} />
      )}
    </>
  )
}
