import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { useClaimTrial } from './queries.ts'
import { forgetTrial, readTrial } from './stored-trial.ts'

/** Offers the CV that was written in this browser before there was an account; a shared computer may hold another's. */
export function ClaimTrial() {
  const [name, setName] = useState<string | null>(null)
  const claiming = useClaimTrial()
  useEffect(() => {
    const identity = readTrial()?.identity
    if (identity) setName([identity.first_name, identity.last_name].filter(Boolean).join(' ') || 'sans nom')
  }, [])
  if (name === null) return null
  const claim = () =>
    claiming.mutate(undefined, {
      onSuccess: () => {
        setName(null)
        toast.success({ title: 'CV enregistré', text: 'Il est prêt pour vos candidatures.' })
      },
    })
  const drop = () => {
    forgetTrial()
    setName(null)
  }
  return (
    <Alert
      live
      action={
        <>
          <Button small onClick={claim} loading={claiming.isPending}>
            Enregistrer dans mes CV
          </Button>
          <Button small look="quiet" onClick={drop}>
            Ne pas le garder
          </Button>
        </>
      }
    >
      <strong>Un CV a été écrit dans ce navigateur</strong> ({name}). Il n’est pas encore dans votre compte.
      {claiming.error && <p>{claiming.error.message}</p>}
    </Alert>
  )
}
