import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The house's colours and letters on react-admin's components. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: '#1d4ed8', dark: '#1e40af' },
    secondary: { main: '#172554' },
    error: { main: '#b42318' },
    warning: { main: '#92400e' },
    success: { main: '#047857' },
    info: { main: '#1d4ed8' },
    text: { primary: '#1f2937', secondary: '#4b5563' },
    background: { default: '#f6f7fb', paper: '#ffffff' },
  },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
    h1: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.02em', color: '#0f172a' },
    h2: { fontSize: '1rem', fontWeight: 700, color: '#0f172a' },
    h3: { fontSize: '0.875rem', fontWeight: 700, color: '#0f172a' },
  },
  components: {
    ...defaultTheme.components,
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { styleOverrides: { root: { border: '1px solid #e6e8ee', borderRadius: 12 } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  },
}
