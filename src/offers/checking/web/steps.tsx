import { AppLink } from '#src/ui/app-link.tsx'
import type { CheckedAdvertisement } from '../contract.ts'
import css from './page.module.css'

/** What to do now, by what was found. */
export function Steps({ checked: { verdict, signs, is_abroad } }: { checked: CheckedAdvertisement }) {
  const has = (...kinds: string[]) => signs.some(({ kind }) => kinds.includes(kind))
  const isMoney = has('money_asked', 'payment_channel', 'money_mule', 'task_scam', 'pyramid')
  return (
    <>
      <h3>Que faire maintenant</h3>
      <ol className={css.steps}>
        {verdict === 'danger' && (
          <li>
            Ne répondez plus, n’envoyez rien, et gardez les messages avec leur date&nbsp;: ce sont des
            preuves.
          </li>
        )}
        {isMoney && (
          <li>
            <b>Vous avez déjà payé&nbsp;?</b> Appelez dans l’heure le service client de votre opérateur
            (MVola, Orange Money, Airtel Money) ou votre banque, donnez la référence du transfert et demandez
            son blocage. Puis portez plainte au commissariat ou à la gendarmerie.
          </li>
        )}
        {has('identity_asked', 'secret_asked') && (
          <li>
            <b>Vous avez déjà donné un code ou vos papiers&nbsp;?</b> Changez votre code secret et vos mots de
            passe, prévenez votre opérateur, et déclarez-le au commissariat ou à la gendarmerie.
          </li>
        )}
        {is_abroad && (
          <li>
            Faites confirmer l’offre et sa référence par le ministère chargé du Travail, lisez le contrat dans
            une langue que vous comprenez, et laissez à un proche l’adresse où vous seriez.
          </li>
        )}
        <li>
          Demandez le nom exact de la société, son NIF et son adresse. Appelez-la par un numéro que vous avez
          trouvé vous-même, et demandez si le poste existe.
        </li>
        <li>
          {verdict === 'danger'
            ? 'Signalez l’annonce là où vous l’avez vue, pour protéger les suivants.'
            : 'N’envoyez qu’un CV\u00A0: les copies de vos papiers attendent la signature, et l’argent n’est jamais demandé.'}
        </li>
      </ol>
    </>
  )
}

/** What holds for every advertisement. */
export function General() {
  return (
    <aside className={css.aside} aria-labelledby="reflexes">
      <h2 id="reflexes">Les réflexes qui protègent</h2>
      <ul>
        <li>Un travail ne s’achète pas&nbsp;: aucun frais, aucune caution, aucun «&nbsp;kit&nbsp;».</li>
        <li>Un code reçu par SMS ne se donne à personne.</li>
        <li>Un passeport ou un diplôme original ne se confie pas.</li>
        <li>Une offre à l’étranger a une référence du ministère chargé du Travail.</li>
        <li>Quand on vous presse, attendez demain.</li>
      </ul>
      <p>
        <AppLink href="/actualites/fausses-offres-d-emploi">Reconnaître une fausse offre</AppLink>
      </p>
      <p>
        <AppLink href="/offres">Voir les offres relues ici</AppLink>
      </p>
      <p className="small muted">
        Une annonce de ce site vous inquiète&nbsp;? Ouvrez-la et choisissez «&nbsp;Signaler cette
        offre&nbsp;»&nbsp;: une personne lit chaque signalement.
      </p>
    </aside>
  )
}
