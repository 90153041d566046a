import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/dates/styles.css'
import 'dayjs/locale/fr'
import { type CSSVariablesResolver, createTheme, MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--sans)' },
  primaryColor: 'brand',
  primaryShade: 6,
  defaultRadius: 'sm',
  colors: {
    brand: [
      '#eff4ff',
      '#dbe6fe',
      '#bfd3fe',
      '#93b4fd',
      '#6090fa',
      '#3b6ef5',
      '#1d4ed8',
      '#1e40af',
      '#1e3a8a',
      '#172554',
    ],
  },
})

/** The library's own values fail the contrast of WCAG AA. */
const variables: CSSVariablesResolver = () => ({
  variables: { '--mantine-radius-sm': 'var(--r-sm)' },
  light: {
    '--mantine-color-error': 'var(--red-700)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--faint)',
    '--mantine-color-text': 'var(--text)',
    '--input-bd': 'var(--line-input)',
  },
  dark: {},
})

/** Around what uses a Mantine component: load it lazily, no public page needs it at first paint. */
export function Mantine({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      getStyleNonce={() => nonce}
      forceColorScheme="light"
      withGlobalClasses={false}
    >
      <DatesProvider settings={{ locale: 'fr', firstDayOfWeek: 1, weekendDays: [] }}>
        {children}
      </DatesProvider>
    </MantineProvider>
  )
}
