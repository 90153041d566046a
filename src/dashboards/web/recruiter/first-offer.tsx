import { counted, plural } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import css from './first-offer.module.css'

interface FirstOfferProps {
  name: string
  /** So many offers are sent and wait to be read by the moderators. */
  waiting: number
}

/** Greets a company that has just been validated with the one thing it came for. */
export function FirstOffer({ name, waiting }: FirstOfferProps) {
  return (
    <section className={css.card} aria-labelledby="premiere-offre">
      <Badge tone="green">
        <CheckIcon size={16} />
        {name} est validée
      </Badge>
      {waiting > 0 ? (
        <>
          <h2 id="premiere-offre">
            {plural(
              waiting,
              'Votre première offre est en relecture',
              'Vos premières offres sont en relecture',
            )}
          </h2>
          <p>
            {counted(waiting, 'offre')} {plural(waiting, 'attend', 'attendent')} sa publication. Un e-mail
            vous préviendra.
          </p>
          <LinkButton look="secondary" small href="/dashboard/recruteur/mes-offres">
            Voir mes offres
          </LinkButton>
        </>
      ) : (
        <>
          <h2 id="premiere-offre">Publiez votre première offre</h2>
          <p>
            Écrivez-la en quatre étapes, ou collez une annonce que vous avez déjà. Nous la relisons avant de
            la publier, puis les candidatures arrivent ici.
          </p>
          <div className={css.acts}>
            <LinkButton small href="/dashboard/recruteur/mes-offres/ajouter">
              Saisir une offre
            </LinkButton>
            <LinkButton look="secondary" small href="/dashboard/recruteur/mes-offres/ajouter?annonce=1">
              Coller une annonce
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}
