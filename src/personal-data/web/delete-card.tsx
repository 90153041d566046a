import { Suspense, useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CheckIcon, CloseIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import tab from './privacy-tab.module.css'

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'))

const WORDS = {
  applicant: {
    goes: [
      'Votre compte, votre profil et votre photo',
      'Vos CV, vos lettres et vos documents, chez les recruteurs aussi',
      'Vos alertes, vos offres sauvegardées et vos notifications',
      'Vos candidatures en cours, qui sont retirées',
    ],
    stays: ['Pour chaque candidature, ses dates et ses étapes, sans votre nom'],
  },
  recruiter: {
    goes: [
      'Votre compte, votre photo et vos notifications',
      'Votre place dans votre société',
      'Si vous en êtes l’unique membre\u00a0: ses offres sont closes et elle n’est plus visible',
    ],
    stays: ['Les réponses que vous avez faites aux candidats, sans votre nom'],
  },
}

/** The card says what is deleted, what stays, and until when the person can come back. */
export function DeleteCard({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { goes, stays } = WORDS[user.userable_type === 'recruiter' ? 'recruiter' : 'applicant']
  return (
    <Card title="Supprimer mon compte" className={tab.danger}>
      <div className={tab.stack}>
        <p className={tab.text}>
          Votre compte se ferme aussitôt et il est supprimé 30&nbsp;jours plus tard. D’ici là, vous connecter
          suffit pour tout retrouver. Ensuite, rien ne peut être récupéré.
        </p>
        <div className={tab.facts}>
          <div className={tab.goes}>
            <h3>Ce qui disparaît</h3>
            <ul>
              {goes.map((line) => (
                <li key={line}>
                  <CloseIcon size={16} />
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div className={tab.stays}>
            <h3>Ce qui reste</h3>
            <ul>
              {stays.map((line) => (
                <li key={line}>
                  <CheckIcon size={16} />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Button
          look="danger"
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          Supprimer mon compte
        </Button>
      </div>
      {wanted && (
        <Suspense>
          <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
