import { TextPage } from '#src/content/web/text-page.tsx'
import { APP_NAME } from '#src/shared/app-name.ts'
import { AppLink } from '#src/ui/app-link.tsx'

const SECTIONS = [
  {
    id: 'verifie',
    title: 'Ce que nous vérifions',
    text: (
      <ul>
        <li>
          <b>Chaque société</b>, avant sa première offre&nbsp;: une personne lit sa carte fiscale, sa carte
          STAT et son extrait RCS.
        </li>
        <li>
          <b>Chaque offre</b>, avant sa publication&nbsp;: une offre qui demande de l’argent, qui trie selon
          l’âge, le sexe ou l’origine, ou qui paie sous le salaire minimum n’est pas publiée.
        </li>
        <li>
          <b>Chaque signalement</b>&nbsp;: un lien «&nbsp;Signaler cette offre&nbsp;» est sur chaque offre, et
          une personne le lit.
        </li>
      </ul>
    ),
  },
  {
    id: 'reponse',
    title: 'Une réponse à chaque candidature',
    text: (
      <p>
        Une société dit sous combien de jours elle répond, et son taux de réponse est public. Celles qui
        répondent le plus sont dans le <AppLink href="/top-recruteur">classement</AppLink>, où une place ne
        s’achète pas. Une offre ne s’archive que lorsque toutes ses candidatures ont une réponse.
      </p>
    ),
  },
  {
    id: 'ordre',
    title: 'L’ordre des offres',
    text: (
      <p>
        Une recherche montre d’abord ce qui correspond à vos mots. Trois offres payées au plus peuvent ouvrir
        une page, si elles correspondent à la recherche, et toujours avec le mot «&nbsp;Sponsorisée&nbsp;».
        Les recommandations viennent de votre profil, jamais de votre âge, de votre sexe, de votre photo ou de
        votre origine.
      </p>
    ),
  },
  {
    id: 'gratuit',
    title: 'Gratuit pour qui cherche',
    text: (
      <p>
        Chercher, postuler, faire un CV et suivre ses candidatures ne coûte rien. Ce que nous gardons de vous,
        et combien de temps, est dans la{' '}
        <AppLink href="/politique-de-confidentialite">politique de confidentialité</AppLink>.
      </p>
    ),
  },
  {
    id: 'sources',
    title: 'Sources des données publiques',
    text: (
      <p>
        Les métiers viennent du répertoire ROME, version 3, de France Travail, publié sur data.gouv.fr sous{' '}
        <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence" rel="noopener">
          Licence Ouverte (Etalab)
        </a>
        , complété et réduit par nos soins pour Madagascar. Les villes et leurs coordonnées viennent de{' '}
        <a href="https://www.geonames.org/" rel="noopener">
          GeoNames
        </a>
        , sous licence Creative Commons Attribution 4.0. Les pages sont composées en Figtree, sous licence{' '}
        <a href="https://openfontlicense.org" rel="noopener">
          SIL Open Font 1.1
        </a>
        .
      </p>
    ),
  },
  {
    id: 'ecrire',
    title: 'Nous écrire',
    text: (
      <p>
        Une question, une idée, une erreur&nbsp;: <AppLink href="/contact">écrivez à l’équipe</AppLink> ou{' '}
        <AppLink href="/feedback">donnez votre avis</AppLink>, une personne vous lit.
      </p>
    ),
  },
]

export function AboutPage() {
  return (
    <TextPage
      title="Qui sommes-nous"
      lead={`Asa, le travail. Safidy, le choix. ${APP_NAME} publie des offres vérifiées, partout à Madagascar.`}
      sections={SECTIONS}
    />
  )
}
