import type { FirstSection } from './sections.ts'

/** What /qui-sommes-nous said when its text became the team’s. */
export const ABOUT: readonly FirstSection[] = [
  {
    id: 'verifie',
    title: 'Ce que nous vérifions',
    text: [
      '- **Chaque société**, avant sa première offre\u00A0: une personne lit sa carte fiscale, sa carte STAT et son extrait RCS.',
      '- **Chaque offre**, avant sa publication\u00A0: une offre qui demande de l’argent, qui trie selon l’âge, le sexe ou l’origine, ou qui paie sous le salaire minimum n’est pas publiée.',
      '- **Chaque signalement**\u00A0: un lien «\u00A0Signaler cette offre\u00A0» est sur chaque offre, et une personne le lit.',
    ],
  },
  {
    id: 'reponse',
    title: 'Une réponse à chaque candidature',
    text: [
      'Une société dit sous combien de jours elle répond, et son taux de réponse est public. Celles qui répondent le plus sont dans le [classement](/top-recruteur), où une place ne s’achète pas. Une offre ne s’archive que lorsque toutes ses candidatures ont une réponse.',
    ],
  },
  {
    id: 'ordre',
    title: 'L’ordre des offres',
    text: [
      'Une recherche montre d’abord ce qui correspond à vos mots. Trois offres payées au plus peuvent ouvrir une page, si elles correspondent à la recherche, et toujours avec le mot «\u00A0Sponsorisée\u00A0». Les recommandations viennent de votre profil, jamais de votre âge, de votre sexe, de votre photo ou de votre origine.',
    ],
  },
  {
    id: 'gratuit',
    title: 'Gratuit pour qui cherche',
    text: [
      'Chercher, postuler, faire un CV et suivre ses candidatures ne coûte rien. Ce que nous gardons de vous, et combien de temps, est dans la [politique de confidentialité](/politique-de-confidentialite).',
    ],
  },
  {
    id: 'sources',
    title: 'Sources des données publiques',
    text: [
      'Les métiers viennent du répertoire ROME, version 3, de France Travail, publié sur data.gouv.fr sous [Licence Ouverte (Etalab)](https://www.etalab.gouv.fr/licence-ouverte-open-licence), complété et réduit par nos soins pour Madagascar. Les villes et leurs coordonnées viennent de [GeoNames](https://www.geonames.org/), sous licence Creative Commons Attribution 4.0. Les pages sont composées en Figtree, sous licence [SIL Open Font 1.1](https://openfontlicense.org).',
    ],
  },
]
