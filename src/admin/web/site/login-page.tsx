import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useLogin } from 'react-admin'
import { APP_NAME } from '#src/shared/app-name.ts'
import { LogoMark } from '#src/ui/logo-mark.tsx'
import { ask } from '../wire/ask.ts'

type Step = 'password' | 'code'

/** Password, then the authenticator's code or one of recovery. */
export function LoginPage() {
  const [step, setStep] = useState<Step>('password')
  const { send, failure, isSending } = useSteps(step, setStep)
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'secondary.main' }}
    >
      <Title title="Connexion" />
      <Card sx={{ width: 'min(400px, 100%)', p: { xs: 2, sm: 4 } }}>
        <LogoMark />
        <Typography variant="h1" sx={{ mt: 1, mb: 3 }}>
          Administration {APP_NAME}
        </Typography>
        <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {step === 'password' ? <PasswordFields /> : <CodeFields />}
          <Button type="submit" variant="contained" size="large" disabled={isSending}>
            {step === 'password' ? 'Continuer' : 'Se connecter'}
          </Button>
          {step === 'code' && <Button onClick={() => setStep('password')}>Revenir au mot de passe</Button>}
        </Box>
      </Card>
    </Box>
  )
}

function PasswordFields() {
  return (
    <>
      <TextField name="email" type="email" label="Adresse e-mail" autoComplete="username" autoFocus />
      <TextField name="password" type="password" label="Mot de passe" autoComplete="current-password" />
    </>
  )
}

function CodeFields() {
  return (
    <TextField
      name="code"
      label="Code de connexion"
      helperText="Le code à six chiffres de votre application, ou un code de récupération."
      autoComplete="one-time-code"
      autoFocus
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
    />
  )
}

function useSteps(step: Step, setStep: (step: Step) => void) {
  const login = useLogin()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const enter = () =>
    login({}, '/').catch(async (error: Error) => {
      // An account that may not come in is not left signed in.
      await ask('POST', '/logout').catch(() => undefined)
      setStep('password')
      throw error
    })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setFailure('')
    setSending(true)
    try {
      if (step === 'code') await sendCode(given.code ?? '')
      else if ((await ask<{ two_factor: boolean }>('POST', '/login', given)).two_factor)
        return setStep('code')
      await enter()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setSending(false)
    }
  }
  return { send, failure, isSending }
}

/** Six digits are the authenticator's; anything else is a code of recovery. */
function sendCode(text: string) {
  const code = text.replaceAll(/\s/g, '')
  const given = /^\d{6}$/.test(code) ? { code } : { recovery_code: text.trim() }
  return ask('POST', '/two-factor-challenge', given)
}
