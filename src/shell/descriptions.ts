/** The descriptions for search engines, by path, of the public pages whose data holds none. */
export const DESCRIPTIONS: Record<string, string> = {
  '/abonnement': 'Les abonnements d’Asafidy pour les sociétés qui recrutent à Madagascar.',
  '/affichage': 'Les couleurs du site et votre réponse à propos des cookies.',
  '/conditions-d-utilisation':
    'Les conditions d’utilisation d’Asafidy, pour les candidats et pour les recruteurs.',
  '/contact': 'Écrire à l’équipe d’Asafidy, le site d’emploi de Madagascar.',
  '/creer-un-cv': 'Créez votre CV gratuitement et servez-vous-en pour chaque candidature sur Asafidy.',
  '/feedback': 'Donnez votre avis sur Asafidy, le site d’emploi de Madagascar.',
  '/inscription/candidat': 'Créez votre compte candidat pour postuler aux offres d’emploi de Madagascar.',
  '/inscription/recruteur': 'Créez votre compte recruteur pour publier vos offres d’emploi à Madagascar.',
  '/login': 'Connectez-vous à Asafidy pour postuler, suivre vos candidatures ou recruter à Madagascar.',
  '/newsletter': 'La newsletter d’Asafidy\u00A0: l’emploi à Madagascar, par e-mail.',
  '/nouveau-partenaire': 'Devenir partenaire d’Asafidy, le site d’emploi de Madagascar.',
  '/offres/$id': 'Une offre d’emploi à Madagascar, sur Asafidy.',
  '/politique-de-confidentialite':
    'Ce qu’Asafidy fait de vos données, pourquoi, combien de temps, et vos droits.',
  '/profils/$slug': 'Un profil public sur Asafidy, le site d’emploi de Madagascar.',
  '/qui-sommes-nous':
    'Asafidy, le site d’emploi de Madagascar\u00A0: des offres vérifiées et une réponse à chaque candidature.',
  '/recuperation-mot-de-passe': 'Retrouvez l’accès à votre compte Asafidy.',
  '/register': 'Créez votre compte candidat ou recruteur sur Asafidy, le site d’emploi de Madagascar.',
  '/sourcing-pro': 'Trouver des candidats à Madagascar avec Asafidy.',
  '/tarifs': 'Les tarifs d’Asafidy pour publier des offres d’emploi à Madagascar.',
  '/verifier-une-annonce':
    'Collez une annonce d’emploi, un numéro ou un lien\u00A0: voyez ce qui cloche et quoi faire. Gratuit, sans compte.',
}
