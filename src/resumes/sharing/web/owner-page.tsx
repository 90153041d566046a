import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatRelative } from '#src/shared/dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { More } from '#src/ui/display/more.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { SHARES_FULL, SHARES_MOST } from '../../shared/room.ts'
import type { Share } from '../contract.ts'
import css from './owner.module.css'
import { sharesQuery, useCreateShare, useRevokeShare } from './queries.ts'

const DURATIONS = [
  [7, '7 jours'],
  [30, '30 jours'],
  [90, '90 jours'],
  [180, '6 mois'],
] as const
const EXPORTS = [
  ['docx', 'Word (.docx)'],
  ['txt', 'Texte seul (.txt)'],
  ['json', 'JSON Resume (.json)'],
] as const

/** How a CV leaves the site: by links of its owner's, and as files. */
export function SharingPage({ resumeId }: { resumeId: number }) {
  const { data, isError, refetch } = useQuery(sharesQuery(resumeId))
  if (isError && !data)
    return <LoadFailure onRetry={() => refetch()}>Les liens de ce CV n’ont pas pu être lus.</LoadFailure>
  return (
    <>
      <div>
        <h1>Partager ce CV</h1>
        <p className="muted">
          Qui a le lien lit votre CV tel qu’il est au moment où il l’ouvre, jusqu’à la date choisie. Les
          moteurs de recherche n’en gardent rien.
        </p>
      </div>
      {data && <LimitNote kept={data.filter(isOpenShare).length} most={SHARES_MOST} full={SHARES_FULL} />}
      <NewShare resumeId={resumeId} />
      {data && data.length > 0 && (
        <ul className={css.links} aria-label="Liens de partage">
          {data.map((share) => (
            <ShareRow key={share.id} share={share} resumeId={resumeId} />
          ))}
        </ul>
      )}
      <section className={css.card} aria-labelledby="exporter">
        <h2 id="exporter">Exporter</h2>
        <LinkButton look="secondary" href={`/api/applicant/resumes/${resumeId}/pdf`} download>
          Télécharger le PDF
        </LinkButton>
        <More label="Plus de formats" className={css.more}>
          <ul className={css.exports}>
            {EXPORTS.map(([format, label]) => (
              <li key={format}>
                <a href={`/api/applicant/resumes/${resumeId}/exports/${format}`} download>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </More>
      </section>
    </>
  )
}

/** Opens WhatsApp with the words; whom they go to is chosen there. */
const whatsappOf = (url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`Bonjour, voici mon CV\u00a0: ${url}`)}`

const isOpenShare = ({ state }: Share) => state === 'open'

function NewShare({ resumeId }: { resumeId: number }) {
  const creating = useCreateShare(resumeId)
  const [isMore, setMore] = useState(false)
  const form = useForm({
    initial: { days: '30', password: '' },
    schema: async () => (await import('../contract.ts')).createShare.body,
    short: true,
    idOf: (path) => `share-${path}`,
    send: async ({ days, password }) => {
      const { url } = await creating.mutateAsync({ days: Number(days), password: password || null })
      form.change({ password: '' })
      await copy(url)
    },
  })
  return (
    <form className={css.card} onSubmit={form.submit} noValidate>
      <h2>Nouveau lien</h2>
      <div className={css.fields}>
        <SelectField
          label="Ouvert pendant"
          {...form.text('days')}
          choices={DURATIONS.map(([value, label]) => ({ value: String(value), label }))}
        />
      </div>
      <More
        label="Plus"
        className={css.more}
        open={isMore || Boolean(form.errors.password)}
        onToggle={(event) => setMore(event.currentTarget.open)}
      >
        <TextField
          label="Mot de passe"
          optional
          autoComplete="off"
          hint="6 caractères au moins. Donnez-le autrement que par ce lien."
          {...form.text('password')}
        />
      </More>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" loading={form.sending}>
        Créer le lien
      </Button>
    </form>
  )
}

function ShareRow({ share, resumeId }: { share: Share; resumeId: number }) {
  const revoking = useRevokeShare(resumeId)
  const isOpen = isOpenShare(share)
  return (
    <li className={css.card}>
      <div className={css.rowHead}>
        {isOpen ? (
          <Badge tone="green">Ouvert</Badge>
        ) : (
          <Badge>{share.state === 'expired' ? 'Expiré' : 'Fermé'}</Badge>
        )}
        <span>
          {isOpen ? 'jusqu’au' : 'Créé le'} {formatDate(isOpen ? share.expires_at : share.created_at)}
          {share.has_password && ', avec mot de passe'}
        </span>
      </div>
      {isOpen && <p className={css.url}>{share.url}</p>}
      <p className="small muted">{viewsOf(share)}</p>
      {isOpen && (
        <div className={css.rowActions}>
          <LinkButton look="secondary" small href={whatsappOf(share.url)} target="_blank" rel="noopener">
            Envoyer par WhatsApp
          </LinkButton>
          <Button look="secondary" small onClick={() => copy(share.url)}>
            Copier le lien
          </Button>
          <Button look="quiet" small loading={revoking.isPending} onClick={() => revoking.mutate(share.id)}>
            Fermer ce lien
          </Button>
        </div>
      )}
    </li>
  )
}

/** « Lu 3 fois, la dernière il y a 2 h. Vos propres lectures : 1. » */
function viewsOf({ views_count, own_views_count, robot_views_count, last_viewed_at }: Share): string {
  const last = last_viewed_at ? `, la dernière ${formatRelative(last_viewed_at)}` : ''
  const read = views_count === 0 ? 'Pas encore lu.' : `Lu ${views_count}\u00a0fois${last}.`
  const others = [
    own_views_count > 0 && `vos propres lectures\u00a0: ${own_views_count}`,
    robot_views_count > 0 && `robots\u00a0: ${robot_views_count}`,
  ].filter(Boolean)
  return others.length > 0 ? `${read} Comptés à part, ${others.join(', ')}.` : read
}

async function copy(url: string) {
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (copied) toast.success({ title: 'Lien copié' })
  else toast.success({ title: 'Lien prêt', text: 'Copiez l’adresse affichée ci-dessous.' })
}
