import { useState } from 'react'
import { call } from '#src/shell/api/api.ts'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import type {
  AdminPerson,
  deletePerson,
  dropPersonCodes,
  endPersonSessions,
  exportPerson,
  liftPersonPause,
  mailPassword,
  mailVerification,
  restorePerson,
  suspendPerson,
  verifyPerson,
} from '../../people/contract.ts'
import { Section } from '../desk/parts.tsx'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import css from './people.module.css'

interface Act {
  label: string
  hint: string
  isGrave?: boolean
  /** What the page says once it is done. */
  done: string
  /** Asked before: the words of its button, and of the reason where there is one. */
  asks: { action: string; text: string; reason?: true }
  send: (id: number, reason: string) => Promise<unknown>
}

/** What can be done about an account in the state that it is in; nothing is offered that would be refused. */
function actsOn({ email, kind, verified_at, state, sessions, pause, has_codes }: AdminPerson): Act[] {
  const isOpen = state === 'open' || state === 'unverified'
  return [
    ...(pause ? [LIFT_PAUSE] : []),
    ...(isOpen ? [passwordLink(email)] : []),
    ...(isOpen && !verified_at ? [verificationLink(email)] : []),
    ...(verified_at ? [] : [VERIFY]),
    ...(sessions.length > 0 ? [END_SESSIONS] : []),
    ...(has_codes ? [DROP_CODES] : []),
    ...(verified_at ? [EXPORT] : []),
    ...(isOpen ? [SUSPEND] : []),
    ...(state === 'suspended' ? [RESTORE] : []),
    ...((isOpen || state === 'closed') && kind !== 'admin' ? [DELETE] : []),
  ]
}

const LIFT_PAUSE: Act = {
  label: 'Lever l’attente de connexion',
  hint: 'oublie les connexions refusées',
  done: 'La personne peut se connecter tout de suite.',
  asks: { action: 'Lever l’attente', text: 'Les connexions refusées de la journée sont oubliées.' },
  send: (id) => call<typeof liftPersonPause>('DELETE /api/admin/people/:id/pause', { params: { id } }),
}

const passwordLink = (email: string): Act => ({
  label: 'Envoyer un nouveau mot de passe',
  hint: 'un lien d’une heure, à son adresse',
  done: `Le lien part à ${email}.`,
  asks: {
    action: 'Envoyer le lien',
    text: `Un lien valable une heure part à ${email}. Personne d’autre ne le voit.`,
  },
  send: (id) => call<typeof mailPassword>('POST /api/admin/people/:id/password-mails', { params: { id } }),
})

const verificationLink = (email: string): Act => ({
  label: 'Renvoyer le lien de vérification',
  hint: 'valable une heure',
  done: `Le lien part à ${email}.`,
  asks: { action: 'Renvoyer', text: `Le lien qui vérifie l’adresse part à ${email}.` },
  send: (id) =>
    call<typeof mailVerification>('POST /api/admin/people/:id/verification-mails', { params: { id } }),
})

const VERIFY: Act = {
  label: 'Vérifier son adresse à sa place',
  hint: 'après une vérification écrite',
  done: 'L’adresse est vérifiée, la personne en est avertie.',
  asks: {
    action: 'Vérifier l’adresse',
    text: 'Comment savez-vous que cette adresse est la sienne\u00A0? Gardé au journal.',
    reason: true,
  },
  send: (id, reason) =>
    call<typeof verifyPerson>('PUT /api/admin/people/:id/verification', { params: { id }, body: { reason } }),
}

const END_SESSIONS: Act = {
  label: 'Fermer ses sessions',
  hint: 'sur tous ses appareils',
  done: 'Toutes les sessions sont fermées, la personne en est avertie.',
  asks: {
    action: 'Fermer les sessions',
    text: 'La personne devra se connecter de nouveau sur chacun de ses appareils.',
  },
  send: (id) => call<typeof endPersonSessions>('DELETE /api/admin/people/:id/sessions', { params: { id } }),
}

const DROP_CODES: Act = {
  label: 'Retirer ses codes de connexion',
  hint: 'téléphone perdu, après une vérification écrite',
  isGrave: true,
  done: 'Les codes sont retirés, la personne en est avertie.',
  asks: {
    action: 'Retirer les codes',
    text: 'Comment avez-vous vérifié que c’est bien elle\u00A0? Gardé au journal.',
    reason: true,
  },
  send: (id, reason) =>
    call<typeof dropPersonCodes>('DELETE /api/admin/people/:id/two-factor', {
      params: { id },
      body: { reason },
    }),
}

const SUSPEND: Act = {
  label: 'Suspendre le compte…',
  hint: 'avec une raison que la personne lit',
  isGrave: true,
  done: 'Le compte est suspendu, la personne en est avertie.',
  asks: {
    action: 'Suspendre',
    text: 'La personne reçoit cette raison par e-mail. Rien n’est supprimé.',
    reason: true,
  },
  send: (id, reason) =>
    call<typeof suspendPerson>('PUT /api/admin/people/:id/suspension', { params: { id }, body: { reason } }),
}

const RESTORE: Act = {
  label: 'Rétablir le compte',
  hint: 'la personne en est avertie',
  done: 'Le compte est rétabli.',
  asks: { action: 'Rétablir', text: 'La personne peut de nouveau se connecter, et en est avertie.' },
  send: (id) => call<typeof restorePerson>('DELETE /api/admin/people/:id/suspension', { params: { id } }),
}

const EXPORT: Act = {
  label: 'Préparer la copie de ses données',
  hint: 'la personne reçoit le lien, pas vous',
  done: 'La copie se prépare, la personne recevra le lien.',
  asks: {
    action: 'Préparer la copie',
    text: 'Comment la personne l’a-t-elle demandé\u00A0? Gardé au journal.',
    reason: true,
  },
  send: (id, reason) =>
    call<typeof exportPerson>('POST /api/admin/people/:id/exports', { params: { id }, body: { reason } }),
}

const DELETE: Act = {
  label: 'Supprimer le compte…',
  hint: 'sur sa demande écrite, 30 jours pour revenir',
  isGrave: true,
  done: 'Le compte est fermé. Il sera supprimé dans trente jours, la personne en est avertie.',
  asks: {
    action: 'Supprimer dans 30 jours',
    text: 'Comment la personne l’a-t-elle demandé\u00A0? Gardé au journal. Elle garde son compte en se connectant d’ici là.',
    reason: true,
  },
  send: (id, reason) =>
    call<typeof deletePerson>('PUT /api/admin/people/:id/deletion', { params: { id }, body: { reason } }),
}

interface ActsProps {
  person: AdminPerson
  isSending: boolean
  onAct: (done: string, send: () => Promise<unknown>) => void
}

/** What the team can do about the account; each is asked once more, and told to the person. */
export function Acts({ person, isSending, onAct }: ActsProps) {
  const [asked, setAsked] = useState<Act | null>(null)
  const acts = actsOn(person)
  const close = () => setAsked(null)
  const send = (act: Act, reason: string) => {
    close()
    onAct(act.done, () => act.send(person.id, reason))
  }
  if (acts.length === 0) return null
  return (
    <Section title="Agir">
      <div className={css.acts}>
        {acts.map((act) => (
          <BareButton
            key={act.label}
            className={classes(css.act, act.isGrave && css.grave)}
            disabled={isSending}
            onClick={() => setAsked(act)}
          >
            {act.label}
            <small>{act.hint}</small>
          </BareButton>
        ))}
      </div>
      {asked?.asks.reason ? (
        <ReasonDialog
          open
          title={asked.label.replace('…', '')}
          action={asked.asks.action}
          hint={asked.asks.text}
          onSend={(reason) => send(asked, reason)}
          onClose={close}
        />
      ) : (
        <ConfirmDialog
          open={asked !== null}
          title={asked?.label ?? ''}
          confirm={asked?.asks.action ?? ''}
          pending={false}
          onConfirm={() => asked && send(asked, '')}
          onClose={close}
        >
          {asked?.asks.text}
        </ConfirmDialog>
      )}
    </Section>
  )
}
